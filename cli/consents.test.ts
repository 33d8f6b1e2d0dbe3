import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { ConsentRecord, ConsentRecords } from "#app/operator-ports.ts";
import { CONSENT_COLUMNS } from "#cli/consents/consents-export.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { consentsCommand } from "./consents.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const folder = mkdtempSync(path.join(tmpdir(), "consents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORD: ConsentRecord = {
  id: 7,
  atMs: NOW_MS,
  kind: "cookies",
  visitorId: null,
  choice: "deny: essential,functional,analytics; privacy signal",
  textVersion: "ab12",
  textHash: "ab12cd",
  text: "Cookies on this site\n[Deny tracking]",
  path: "/contact-us",
  clientAddress: "192.0.2.7",
  userAgent: "=cmd|' /C calc'!A0",
};

let out = "";
let err = "";
let wanted: unknown;
beforeEach(() => {
  out = "";
  err = "";
});

function run(...args: readonly string[]) {
  const records: ConsentRecords = {
    async *listAll(request) {
      wanted = request;
      yield RECORD;
      yield { ...RECORD, id: 8, kind: "contact", choice: "given" };
    },
  };
  return consentsCommand(args, {
    records,
    clock: { nowMs: () => NOW_MS },
    profile: readProfile(),
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text) },
  });
}

function readRows(text: string): readonly Record<string, string>[] {
  return parse(text, { columns: true, bom: true });
}

test("the ledger leaves with its words, moments and signals, and no cell runs as a formula", async () => {
  expect(await run("export")).toBe(0);
  const [first, second] = readRows(out);
  expect(Object.keys(first ?? {})).toEqual(CONSENT_COLUMNS);
  expect(first).toEqual({
    number: "7",
    at: "2026-11-20T18:00:00.000Z",
    kind: "cookies",
    choice: "deny: essential,functional,analytics",
    privacy_signal: "yes",
    visitor: "",
    page: "/contact-us",
    text_version: "ab12",
    text_sha256: "ab12cd",
    text: "Cookies on this site\n[Deny tracking]",
    client_address: "192.0.2.7",
    user_agent: "'=cmd|' /C calc'!A0",
  });
  expect(second).toMatchObject({ choice: "given", privacy_signal: "no" });
  expect(err).toBe("2 entries written.\n");
});

test("days and a visitor narrow it down", async () => {
  await run(
    "export",
    "--since",
    "2026-11-02",
    "--until",
    "2026-11-20",
    "--visitor",
    "v-1",
  );
  expect(wanted).toEqual({
    sinceMs: Date.parse("2026-11-02T06:00:00Z"),
    untilMs: Date.parse("2026-11-20T06:00:00Z"),
    visitorId: "v-1",
  });
});

test("a file that is there stays, unless it may be written over", async () => {
  const file = path.join(folder, "consents.csv");
  writeFileSync(file, "mine");
  expect(await run("export", file)).toBe(1);
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect(await run("export", file, "--force")).toBe(0);
  expect(readRows(readFileSync(file, "utf8"))).toHaveLength(2);
});

test.each([[["export", "a", "b"]], [["export", "--before", "x"]], [["list"]]])(
  "%j is a wrong call",
  async (args) => {
    expect(await run(...args)).toBe(64);
    expect(out).toBe("");
  },
);
