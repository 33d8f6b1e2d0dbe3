import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { IS_SHORT } from "#tests/support/effort.ts";

const COMMANDS = [
  "import",
  "feeds-out",
  "profile",
  "leads",
  "leads replay",
  "consents",
  "consents export",
  "appointments",
  "appointments block",
  "experiments",
  "experiments report",
  "doctor",
  "valuation",
  "valuation fit",
  "backup",
  "seed",
];

test.each(IS_SHORT ? COMMANDS.slice(0, 4) : COMMANDS)(
  "%s --help needs no configuration that is right",
  (command) => {
    const said = execFileSync(
      process.execPath,
      ["cli/forecourt.ts", ...command.split(" "), "--help"],
      {
        encoding: "utf8",
        env: { PATH: process.env["PATH"], PORT: "none", PROFILE: "no-such" },
      },
    );
    expect(said).toContain(`Usage: ${command.split(" ")[0]}`);
  },
);
