import { join } from "node:path";
import { hashText } from "#app/domain/experiments/murmur-hash.ts";
import {
  listOwnNames,
  listOwnTexts,
} from "#app/domain/profile-checks/own-texts.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

/** The gated variants say the same. */
const SAMPLES = ["franchise", "used-only"];

/** The source of `sample-fingerprints.ts`, made from the shipped profiles. */
export function buildSampleFingerprints(profilesFolder: string): string {
  const profiles = SAMPLES.map((name) => {
    const result = loadStoreProfile(join(profilesFolder, name), 0);
    if (!result.ok) throw new Error(`The profile ${name} has faults.`);
    return result.written;
  });
  const names = new Set(profiles.flatMap(listOwnNames));
  const hashes = new Set(
    profiles.flatMap((it) =>
      [...listOwnTexts(it)].map(({ text }) => hashText(text)),
    ),
  );
  return `// prettier-ignore -- Written by scripts/make-sample-fingerprints.mjs.
/** Names of the sample dealerships. */
${DECLARE} SAMPLE_NAMES: readonly string[] = ${JSON.stringify([...names])};

/** Hashes of what the sample profiles say of themselves, their people and their customers. */
// prettier-ignore
${DECLARE} SAMPLE_TEXTS: readonly number[] = [
${chunk([...hashes].toSorted((a, b) => a - b))}
];
`;
}

/** Written apart, so that nobody reads it as an export of this file. */
const DECLARE = "export const";
const PER_LINE = 10;

function chunk(numbers: readonly number[]): string {
  const lines = [];
  for (let at = 0; at < numbers.length; at += PER_LINE)
    lines.push(`  ${numbers.slice(at, at + PER_LINE).join(", ")},`);
  return lines.join("\n");
}
