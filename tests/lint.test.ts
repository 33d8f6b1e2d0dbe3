import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "..");

/** What the linter says of a script, with the project's own rules. */
function lintScript(source: string) {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  try {
    mkdirSync(join(folder, "scripts"));
    const script = join(folder, "scripts", "planted.mjs");
    writeFileSync(script, source);
    const oxlint = join(PROJECT, "node_modules", ".bin", "oxlint");
    const config = join(PROJECT, ".oxlintrc.json");
    const args = ["--config", config, "--deny-warnings", script];
    const { status, stdout } = spawnSync(oxlint, args, { encoding: "utf8" });
    return { status, stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a script that says a name which nothing defines is refused, because the type checker reads no script", () => {
  const sound = lintScript(
    "export const at = () => process.hrtime.bigint() + BigInt(Buffer.from('a').length);\n",
  );
  expect(sound).toMatchObject({ status: 0 });
  const { status, stdout } = lintScript(
    "export const say = () => proces.stderr.write('x');\n",
  );
  expect(status).toBe(1);
  expect(stdout).toContain("'proces' is not defined");
});
