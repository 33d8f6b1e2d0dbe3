import { join } from "node:path";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { PhoneVerifier } from "#app/ports/visitor-ports.ts";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import { createPhoneLimits } from "#app/adapters/database/visitors/phone-limits.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  type CodeChannel,
  createPhoneVerifier,
} from "./phone-verifier.server.ts";
import { createOwnCodes } from "./own-codes.server.ts";
import { createTwilioVerify } from "./twilio-verify.server.ts";
import { mkdir, writeFile } from "node:fs/promises";

interface VerifierOptions {
  readonly environment: Environment;
  readonly readProfile: () => Pick<StoreProfile, "leads">;
  readonly area: DatabaseArea<LeadsTables>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Without Twilio, and where the stand-in is not allowed, nobody is sent a code and the log says so. */
export function openPhoneVerifier(options: VerifierOptions): PhoneVerifier {
  const limits = createPhoneLimits(options.area, options);
  return createPhoneVerifier(limits, createCodeChannel(options));
}

function createCodeChannel({
  environment,
  readProfile,
  area,
  clock,
  log,
}: VerifierOptions): CodeChannel {
  const { phoneCodes, secretKey, dataDir } = environment;
  const readSettings = () => readProfile().leads.phoneVerification;
  switch (phoneCodes.kind) {
    case "twilio":
      return createTwilioVerify(phoneCodes, { log, fetch: globalThis.fetch });
    case "log":
      return createOwnCodes({
        area,
        secretKey,
        clock,
        readSettings,
        deliver: createOutboxDelivery(dataDir, clock, log),
      });
    case "none":
      return createMissingChannel(readSettings, log);
  }
}

/** The log says it once: at the start, or when somebody is asked for a code because the profile changed. */
function createMissingChannel(
  readSettings: () => Pick<
    StoreProfile["leads"]["phoneVerification"],
    "isEnabled"
  >,
  log: Log,
): CodeChannel {
  let isTold = false;
  const tell = (): void => {
    if (isTold || !readSettings().isEnabled) return;
    isTold = true;
    log.error("phone-codes.nobody-sends-them", {
      remedy:
        "set TWILIO_API_KEY, TWILIO_API_SECRET and TWILIO_VERIFY_SERVICE, or turn leads.phoneVerification off in the profile",
    });
  };
  tell();
  return {
    async send() {
      tell();
      return "unavailable";
    },
    check: () => Promise.resolve("unavailable"),
  };
}

/** The code goes to the log and, as a file, into the outbox folder. */
function createOutboxDelivery(dataDir: string, clock: Clock, log: Log) {
  return async (phone: string, code: string): Promise<void> => {
    const ending = phone.slice(-2);
    log.warn("phone-code.not-sent-but-logged", { code, phoneEnding: ending });
    // Then the data is only in memory.
    if (dataDir === ":memory:") return;
    const outboxDir = join(dataDir, "outbox");
    await mkdir(outboxDir, { recursive: true, mode: 0o750 });
    const file = `${clock.nowMs()}-code-to-${phone}.txt`;
    const text = `To: +1${phone}\n\nYour code is ${code}.\n`;
    await writeFile(join(outboxDir, file), text, { mode: 0o600 });
  };
}
