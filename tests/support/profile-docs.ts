import { listTextKeys, type TextKey } from "./text-keys.ts";

/** File name → content of everything about profiles that is made from the code. */
export async function listProfileDocs(): Promise<
  Readonly<Record<string, string>>
> {
  const keys = await listTextKeys();
  return {
    "app/domain/profile-checks/text-keys.json": `${JSON.stringify(
      Object.fromEntries(keys.map(({ key, parts }) => [key, parts])),
    )}\n`,
    "docs/text-keys.md": describeTextKeys(keys),
  };
}

const INTRODUCTION = `# Text keys

Every sentence of the site, by the key under which \`texts.json\` of a profile replaces it: \`{ "en": { "home.heroTitle": "…" } }\`.
A word in braces is filled in. Made from the code by \`node scripts/make-profile-docs.mjs\`.
`;

function describeTextKeys(keys: readonly TextKey[]): string {
  const lines = keys.map(
    ({ key, sentence }) =>
      `- \`${key}\`: ${sentence.replaceAll("\n", " ").replaceAll(/([<>*_])/g, "\\$1")}`,
  );
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}
