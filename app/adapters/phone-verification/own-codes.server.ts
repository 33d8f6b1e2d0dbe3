import {
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import { CLOCK_SKEW_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { CodeChannel } from "./phone-verifier.server.ts";

interface OwnCodesOptions {
  readonly area: Pick<DatabaseArea<LeadsTables>, "commit" | "runExclusively">;
  readonly secretKey: string;
  readonly clock: Clock;
  readonly readSettings: () => {
    readonly codeMinutes: number;
    readonly maximumTries: number;
  };
  readonly deliver: (phone: string, code: string) => Promise<void>;
}

/** We generate these codes ourselves and keep them as keyed hashes. A new code replaces the old one of
 * the same browser. */
export function createOwnCodes({
  area,
  secretKey,
  clock,
  readSettings,
  deliver,
}: OwnCodesOptions): CodeChannel {
  const hashCode = (salt: string, phone: string, code: string) =>
    createHmac("sha256", secretKey)
      .update(`phone code ${salt} ${phone} ${code}`)
      .digest("hex");

  return {
    async send(phone, askerKey) {
      const { codeMinutes, maximumTries } = readSettings();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const salt = randomBytes(16).toString("hex");
      const fresh = {
        salt,
        code_hash: hashCode(salt, phone, code),
        expires_at_ms: clock.nowMs() + codeMinutes * MINUTE_MS,
        tries_left: maximumTries,
      };
      await area.commit((trx) =>
        trx
          .insertInto("phone_codes")
          .values({ phone: Number(phone), asker_key: askerKey, ...fresh })
          .onConflict((conflict) =>
            conflict.columns(["phone", "asker_key"]).doUpdateSet(fresh),
          )
          .execute(),
      );
      await deliver(phone, code);
      return "sent";
    },

    check: (phone, code, askerKey) =>
      area.runExclusively(async (trx) => {
        const row = await trx
          .selectFrom("phone_codes")
          .selectAll()
          .where("phone", "=", Number(phone))
          .where("asker_key", "=", askerKey)
          .executeTakeFirst();
        // A number without a code takes as much time as one with a code.
        const isRight = areSame(
          hashCode(row?.salt ?? NO_SALT, phone, code),
          row?.code_hash ?? NO_HASH,
        );
        if (row === undefined) return "expired";
        const leftMs = row.expires_at_ms - clock.nowMs();
        const isDead =
          leftMs <= 0 ||
          // Assumption A129: the clock went back, so nobody knows how old the code is.
          leftMs > readSettings().codeMinutes * MINUTE_MS + CLOCK_SKEW_MS ||
          row.tries_left <= 0;
        if (isDead || isRight) {
          // A code can be used only once.
          await trx
            .deleteFrom("phone_codes")
            .where("id", "=", row.id)
            .execute();
          return isDead ? "expired" : "approved";
        }
        await trx
          .updateTable("phone_codes")
          .set({ tries_left: row.tries_left - 1 })
          .where("id", "=", row.id)
          .execute();
        return "wrong";
      }),
  };
}

const NO_SALT = "0".repeat(32);
const NO_HASH = "0".repeat(64);

function areSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
