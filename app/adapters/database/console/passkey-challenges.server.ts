import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  CHALLENGE_MS,
  type ChallengePurpose,
} from "#app/domain/console/session-rules.ts";
import { hashToken, makeSecretToken } from "./secret-token.server.ts";

export interface Challenge {
  readonly challenge: string;
  readonly personId: string | null;
}

/** What was asked of a browser's authenticator, until it is answered. */
export function createPasskeyChallenges(
  area: Pick<DatabaseArea<LeadsTables>, "commit">,
) {
  return {
    /** Gives the secret of the browser that may answer. */
    async add(
      { challenge, personId }: Challenge,
      purpose: ChallengePurpose,
      nowMs: number,
    ): Promise<string> {
      const browser = makeSecretToken();
      await area.commit(async (trx) => {
        await trx
          .deleteFrom("console_challenges")
          .where("ends_at_ms", "<=", nowMs)
          .execute();
        await trx
          .insertInto("console_challenges")
          .values({
            browser_hash: hashToken(browser),
            challenge,
            purpose,
            person_id: personId,
            ends_at_ms: nowMs + CHALLENGE_MS,
          })
          .execute();
      });
      return browser;
    },

    /** Once: whoever sends the same answer again finds no question. */
    async take(
      browser: string,
      purpose: ChallengePurpose,
      nowMs: number,
    ): Promise<Challenge | null> {
      const row = await area.commit((trx) =>
        trx
          .deleteFrom("console_challenges")
          .where("browser_hash", "=", hashToken(browser))
          .returning(["challenge", "purpose", "person_id", "ends_at_ms"])
          .executeTakeFirst(),
      );
      return row === undefined ||
        row.purpose !== purpose ||
        row.ends_at_ms <= nowMs
        ? null
        : { challenge: row.challenge, personId: row.person_id };
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
