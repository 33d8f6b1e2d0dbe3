import { expect, test } from "vitest";
import { createTrustedRunner } from "./lead-trust.server.ts";

test.each([
  ["SQLITE_IOERR_FSYNC", true],
  ["SQLITE_CORRUPT", true],
  ["SQLITE_NOTADB", true],
  ["SQLITE_FULL", false],
  ["SQLITE_BUSY", false],
  ["SQLITE_CONSTRAINT_UNIQUE", false],
])("after %s the handle is no longer trusted: %s", async (code, isLost) => {
  const said: string[] = [];
  const trusting = createTrustedRunner((error) => said.push(error.message));
  const failing = () =>
    trusting(() => Promise.reject(Object.assign(new Error("no"), { code })));
  await expect(failing()).rejects.toThrow("no");
  await expect(failing()).rejects.toThrow("no");
  expect(said).toHaveLength(isLost ? 1 : 0);
  const next = trusting(async () => "done");
  if (isLost) await expect(next).rejects.toThrow("no");
  else expect(await next).toBe("done");
});
