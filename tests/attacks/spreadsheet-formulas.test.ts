import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test } from "vitest";
import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { leadsCommand } from "#cli/leads.ts";
import { startAttackSite } from "./attack-site.ts";

// A19: what a visitor types is never a formula in the dealer's spreadsheet.

const STARTS = [
  "=",
  "+",
  "-",
  "@",
  "\t=",
  "\r=",
  "\n=",
  "＝",
  "＋",
  "－",
  "＠",
];
const FORMULAS = STARTS.flatMap((start) => [
  `${start}HYPERLINK("https://attacker.example","Click")`,
  `${start}cmd|' /C calc'!A0`,
  `${start}1+1","=2+2`,
]);

test("A19: no cell of the export of leads begins as a formula does, and every text is there", async () => {
  const site = await startAttackSite({ profile: "used-only" });
  const folder = mkdtempSync(join(tmpdir(), "forecourt-export-"));
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  for (const formula of FORMULAS) {
    const answer = await site.send("/contact-us", "contact", {
      firstName: formula.slice(0, 40),
      lastName: formula.slice(0, 40),
      email: "ann@visitor.example",
      phone: "(630) 555-0100",
      message: formula,
      topic: "1",
    });
    expect([formula, answer.status]).toEqual([formula, 303]);
  }
  const file = join(folder, "leads.csv");
  const clock = { nowMs: site.nowMs };
  const code = await leadsCommand(["export", file], {
    records: createLeadRecords(site.stores.database.leads),
    eraser: createVisitorEraser(site.stores.database.leads, clock),
    clock,
    profile: site.profile,
    place: "memory",
    stdout: { write: () => {} },
    stderr: { write: () => {} },
    isTerminal: false,
  });
  expect(code).toBe(0);
  const rows: Record<string, string>[] = parse(readFileSync(file, "utf8"), {
    columns: true,
    bom: true,
  });
  expect(rows).toHaveLength(FORMULAS.length);
  for (const row of rows)
    for (const [column, cell] of Object.entries(row))
      expect([column, cell]).toEqual([
        column,
        expect.stringMatching(/^(?![=+\-@\t\r\n＝＋－＠])/u),
      ]);
  const told = rows.map(({ comments }) => comments?.replace(/^'/, "").trim());
  expect(new Set(told)).toEqual(new Set(FORMULAS.map((it) => it.trim())));
});
