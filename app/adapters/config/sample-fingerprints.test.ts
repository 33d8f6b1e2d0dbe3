import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildSampleFingerprints } from "./sample-fingerprints.server.ts";
import { findSampleRefusal } from "./store-profile.server.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");

test("the fingerprints are those of the shipped profiles; scripts/make-sample-fingerprints.mjs writes them", () => {
  const written = readFileSync(
    path.join(PROJECT, "app/domain/profile-checks/sample-fingerprints.ts"),
    "utf8",
  );
  const numbers = (source: string) => source.match(/\d+/g);
  const built = buildSampleFingerprints(path.join(PROJECT, "profiles"));
  expect(numbers(written)).toEqual(numbers(built));
  for (const name of ["Prairie Auto Group", "Prairie Value Cars"])
    expect(written).toContain(name);
});

test("a server is told why a sample cannot go live, and how to try it all the same", () => {
  const refusal = findSampleRefusal(path.join(PROJECT, "profiles/used-only"));
  expect(refusal).toContain("is not fit to go live");
  expect(refusal).toContain("--allow-sample");
});
