import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import type { Log } from "#app/ports.ts";
import { openPhoneVerifier } from "./open-phone-verifier.server.ts";

const PHONE = "6305550142";
const ASKER = {
  address: "192.0.2.1",
  visitorId: null,
  askerSecret: "0f".repeat(16),
};

async function open(mode: "demo" | "production") {
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-codes-"));
  const parsed = parseEnvironment(
    {
      DATA_DIR: dataDir,
      SITE_URL: "https://dealer.example",
      TRUSTED_HOSTS: "dealer.example",
      SECRET_KEY: "a key for tests that is long enough to pass",
    },
    mode,
  );
  if (!parsed.ok) return expect.fail();
  const logged: string[] = [];
  const write = (event: string) => void logged.push(event);
  const log: Log = { debug: write, info: write, warn: write, error: write };
  const clock = { nowMs: () => 1_795_000_000_000 };
  const { profile } = readStoreProfile("profiles/used-only", 0, log);
  const place = { kind: "sqlite", dataDir: ":memory:" } as const;
  const database = await openDatabase(place, { clock, log });
  onTestFinished(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  const verifier = openPhoneVerifier({
    environment: parsed.environment,
    readProfile: () => profile,
    area: database.leads,
    clock,
    log,
  });
  return { verifier, logged, outbox: join(dataDir, "outbox") };
}

test("the demonstration puts each code into a file of the outbox, readable to its owner alone", async () => {
  const { verifier, outbox, logged } = await open("demo");
  expect(await verifier.sendCode(PHONE, ASKER)).toBe("sent");
  expect(logged).toContain("phone-code.not-sent-but-logged");
  const [file = ""] = await readdir(outbox);
  const text = await readFile(join(outbox, file), "utf8");
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? expect.fail();
  expect(await verifier.checkCode(PHONE, code, ASKER)).toBe("approved");
});

test("production without an account says loudly that nobody is sent a code", async () => {
  const { verifier, logged } = await open("production");
  expect(logged).toContain("phone-codes.nobody-sends-them");
  expect(await verifier.sendCode(PHONE, ASKER)).toBe("unavailable");
  expect(await verifier.checkCode(PHONE, "000000", ASKER)).toBe("unavailable");
});
