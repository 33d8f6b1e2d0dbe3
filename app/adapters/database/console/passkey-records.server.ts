import type { Selectable, Transaction } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type {
  Passkey,
  Passkeys,
  PeopleChange,
} from "#app/ports/console-ports.ts";
import { insertPeopleEntry } from "./audit-rows.server.ts";
import { hashToken } from "./secret-token.server.ts";

type Area = Pick<
  DatabaseArea<LeadsTables>,
  "db" | "commit" | "runExclusively" | "label" | "findFault"
>;

/** What an answer is checked with. */
export interface KnownPasskey extends Passkey {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

export type NewPasskey = Omit<
  KnownPasskey,
  "personId" | "createdAtMs" | "usedAtMs"
>;

/** The rows behind `Passkeys`; what an answer says is checked elsewhere. */
export function createPasskeyRecords(area: Area) {
  const { db } = area;
  return {
    async listOf(personId: string): Promise<readonly KnownPasskey[]> {
      const rows = await db
        .selectFrom("console_passkeys")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at_ms")
        .orderBy("id")
        .execute();
      return rows.map(toPasskey);
    },

    async find(id: string): Promise<KnownPasskey | null> {
      const row = await db
        .selectFrom("console_passkeys")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : toPasskey(row);
    },

    /** False where the counter stands still: somebody has a copy of the key. */
    async noteUse(
      { id, counter }: Pick<KnownPasskey, "id" | "counter">,
      newCounter: number,
      nowMs: number,
    ): Promise<boolean> {
      const { numUpdatedRows } = await area.commit((trx) =>
        trx
          .updateTable("console_passkeys")
          .set({ counter: newCounter, used_at_ms: nowMs })
          .where("id", "=", id)
          .where("counter", "=", counter)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },

    /** False: the link was used meanwhile, the person removed, or the key belongs to somebody. */
    async add(
      key: NewPasskey,
      personId: string,
      invitationToken: string | null,
      change: PeopleChange,
    ): Promise<boolean> {
      requireWhole(area);
      return area.runExclusively(async (trx) => {
        if (invitationToken !== null) {
          const used = await trx
            .deleteFrom("console_invitations")
            .where("token_hash", "=", hashToken(invitationToken))
            .where("person_id", "=", personId)
            .where("ends_at_ms", ">", change.nowMs)
            .returning("person_id")
            .executeTakeFirst();
          if (used === undefined) return false;
        }
        const isPerson = await isHere(trx, personId);
        const isTaken =
          (await trx
            .selectFrom("console_passkeys")
            .select("id")
            .where("id", "=", key.id)
            .executeTakeFirst()) !== undefined;
        if (!isPerson || isTaken) return false;
        await trx
          .insertInto("console_passkeys")
          .values({
            id: key.id,
            person_id: personId,
            public_key: key.publicKey,
            counter: key.counter,
            transports: JSON.stringify(key.transports),
            is_backed_up: key.isBackedUp ? 1 : 0,
            created_at_ms: change.nowMs,
            used_at_ms: null,
          })
          .execute();
        await insertPeopleEntry(trx, "passkey.added", personId, change);
        return true;
      });
    },

    async remove(
      { id, personId }: Pick<Passkey, "id" | "personId">,
      change: PeopleChange,
    ): ReturnType<Passkeys["remove"]> {
      requireWhole(area);
      return area.runExclusively(async (trx) => {
        const keys = await trx
          .selectFrom("console_passkeys")
          .select("id")
          .where("person_id", "=", personId)
          .execute();
        if (!keys.some((it) => it.id === id)) return "unknown";
        if (keys.length === 1) return "last";
        await trx.deleteFrom("console_passkeys").where("id", "=", id).execute();
        await insertPeopleEntry(trx, "passkey.removed", personId, change);
        return "removed";
      });
    },
  };
}

export type PasskeyRecords = ReturnType<typeof createPasskeyRecords>;

async function isHere(
  trx: Transaction<LeadsTables>,
  personId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("console_people")
    .select("id")
    .where("id", "=", personId)
    .where("removed_at_ms", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

function toPasskey(
  row: Selectable<LeadsTables["console_passkeys"]>,
): KnownPasskey {
  return {
    id: row.id,
    personId: row.person_id,
    // The drivers give a view into a larger buffer.
    publicKey: new Uint8Array(row.public_key),
    counter: row.counter,
    transports: JSON.parse(row.transports),
    isBackedUp: row.is_backed_up === 1,
    createdAtMs: row.created_at_ms,
    usedAtMs: row.used_at_ms,
  };
}
