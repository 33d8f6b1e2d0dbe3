import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProfileDocs } from "./support/profile-docs.ts";

const docs = await listProfileDocs();

test.each(Object.keys(docs))(
  "%s is what scripts/make-profile-docs.mjs writes",
  (name) => {
    expect(readFileSync(name, "utf8") === docs[name]).toBe(true);
  },
);
