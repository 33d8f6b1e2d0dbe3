import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  IDLE_MS,
  isSessionOver,
  LONGEST_SESSION_MS,
} from "#app/domain/console/session-rules.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type {
  ConsoleSession,
  ConsoleSessions,
} from "#app/ports/console-ports.ts";
import { insertPeopleEntry } from "./audit-rows.server.ts";
import { hashToken, makeSecretToken } from "./secret-token.server.ts";

type Area = Pick<
  DatabaseArea<LeadsTables>,
  "db" | "commit" | "label" | "findFault"
>;

/** The time of use is written no oftener: each page would cost a commit. */
const NOTED_EVERY_MS = MINUTE_MS;
const LONGEST_USER_AGENT = 300;

export function createConsoleSessions(area: Area): ConsoleSessions {
  const { db } = area;
  return {
    async open({ personId, userAgent, nowMs }) {
      requireWhole(area);
      const token = makeSecretToken();
      await area.commit(async (trx) => {
        await trx
          .deleteFrom("console_sessions")
          .where(({ eb, or }) =>
            or([
              eb("used_at_ms", "<=", nowMs - IDLE_MS),
              eb("created_at_ms", "<=", nowMs - LONGEST_SESSION_MS),
            ]),
          )
          .execute();
        await trx
          .insertInto("console_sessions")
          .values({
            id: randomUUID(),
            token_hash: hashToken(token),
            person_id: personId,
            created_at_ms: nowMs,
            used_at_ms: nowMs,
            confirmed_at_ms: nowMs,
            user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
          })
          .execute();
      });
      return token;
    },

    async read(token, nowMs) {
      const row = await db
        .selectFrom("console_sessions")
        .selectAll()
        .where("token_hash", "=", hashToken(token))
        .executeTakeFirst();
      if (row === undefined) return null;
      const session = toSession(row);
      if (isSessionOver(session, nowMs)) return null;
      if (nowMs - session.usedAtMs < NOTED_EVERY_MS) return session;
      await area.commit((trx) =>
        trx
          .updateTable("console_sessions")
          .set({ used_at_ms: nowMs })
          .where("id", "=", session.id)
          .execute(),
      );
      return { ...session, usedAtMs: nowMs };
    },

    async confirm(id, nowMs) {
      await area.commit((trx) =>
        trx
          .updateTable("console_sessions")
          .set({ confirmed_at_ms: nowMs })
          .where("id", "=", id)
          .execute(),
      );
    },

    async list(nowMs, personId) {
      const rows = await db
        .selectFrom("console_sessions")
        .selectAll()
        .$if(personId !== undefined, (query) =>
          query.where("person_id", "=", personId ?? ""),
        )
        .orderBy("created_at_ms", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toSession).filter((it) => !isSessionOver(it, nowMs));
    },

    async end(id) {
      await area.commit((trx) =>
        trx.deleteFrom("console_sessions").where("id", "=", id).execute(),
      );
    },

    async endOf(id, change) {
      requireWhole(area);
      return area.commit(async (trx) => {
        const ended = await trx
          .deleteFrom("console_sessions")
          .where("id", "=", id)
          .returning("person_id")
          .executeTakeFirst();
        if (ended === undefined) return false;
        await insertPeopleEntry(trx, "session.ended", ended.person_id, change);
        return true;
      });
    },
  };
}

function toSession(
  row: Selectable<LeadsTables["console_sessions"]>,
): ConsoleSession {
  return {
    id: row.id,
    personId: row.person_id,
    createdAtMs: row.created_at_ms,
    usedAtMs: row.used_at_ms,
    confirmedAtMs: row.confirmed_at_ms,
    userAgent: row.user_agent,
  };
}
