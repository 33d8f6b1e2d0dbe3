import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { INVITATION_MS } from "#app/domain/console/session-rules.ts";
import { toLanguage } from "#app/domain/store-profile/fields/languages.ts";
import type {
  ConsolePeople,
  Invitation,
  Person,
} from "#app/ports/console-ports.ts";
import { insertPeopleEntry } from "./audit-rows.server.ts";
import { hashToken, makeSecretToken } from "./secret-token.server.ts";

type Area = Pick<
  DatabaseArea<LeadsTables>,
  "db" | "commit" | "runExclusively" | "label" | "findFault"
>;
type Trx = Transaction<LeadsTables>;
type Row = Selectable<LeadsTables["console_people"]>;

export function createConsolePeople(area: Area): ConsolePeople {
  const { db } = area;
  return {
    async list() {
      const rows = await db
        .selectFrom("console_people")
        .selectAll()
        .where("removed_at_ms", "is", null)
        .orderBy("name")
        .orderBy("id")
        .execute();
      return rows.map(toPerson);
    },
    find: (id) => findPerson(db, id),
    async findByEmail(email) {
      const row = await db
        .selectFrom("console_people")
        .selectAll()
        .where("email", "=", email.toLowerCase())
        .where("removed_at_ms", "is", null)
        .executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },

    async invite(draft, change) {
      requireWhole(area);
      return area.runExclusively(async (trx) => {
        const email = draft.email.toLowerCase();
        const known = await trx
          .selectFrom("console_people")
          .selectAll()
          .where("email", "=", email)
          .executeTakeFirst();
        if (known !== undefined && known.removed_at_ms === null) return null;
        const person: Person = {
          ...draft,
          email,
          id: known?.id ?? randomUUID(),
          createdAtMs: change.nowMs,
        };
        // Somebody who left and comes back is who they were in the audit.
        await trx
          .deleteFrom("console_people")
          .where("id", "=", person.id)
          .execute();
        await trx.insertInto("console_people").values(toRow(person)).execute();
        await insertPeopleEntry(trx, "person.invited", person.id, change, {
          before: null,
          after: describePerson(person),
        });
        return addInvitation(trx, person, change.nowMs);
      });
    },

    async inviteAgain(id, change) {
      requireWhole(area);
      return area.commit(async (trx) => {
        const person = await findPerson(trx, id);
        if (person === null) return null;
        await insertPeopleEntry(trx, "person.invited", id, change, {
          before: describePerson(person),
          after: describePerson(person),
        });
        return addInvitation(trx, person, change.nowMs);
      });
    },

    async findInvited(token, nowMs) {
      const row = await db
        .selectFrom("console_invitations")
        .innerJoin("console_people", "id", "person_id")
        .selectAll("console_people")
        .where("token_hash", "=", hashToken(token))
        .where("ends_at_ms", ">", nowMs)
        .where("removed_at_ms", "is", null)
        .executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },

    async change(id, wanted, change) {
      requireWhole(area);
      return area.runExclusively(async (trx) => {
        const before = await findPerson(trx, id);
        if (before === null) return "unknown";
        const after: Person = { ...before, ...wanted };
        if (!canInvite(after) && !(await isOtherOwner(trx, id)))
          return "last-owner";
        await trx
          .updateTable("console_people")
          .set(toRow(after))
          .where("id", "=", id)
          .execute();
        await insertPeopleEntry(trx, "person.changed", id, change, {
          before: describePerson(before),
          after: describePerson(after),
        });
        return "changed";
      });
    },

    async remove(id, change) {
      requireWhole(area);
      return area.runExclusively(async (trx) => {
        const person = await findPerson(trx, id);
        if (person === null) return "unknown";
        if (!(await isOtherOwner(trx, id))) return "last-owner";
        await trx
          .updateTable("console_people")
          .set({ removed_at_ms: change.nowMs })
          .where("id", "=", id)
          .execute();
        for (const table of [
          "console_invitations",
          "console_passkeys",
          "console_sessions",
        ] as const)
          await trx.deleteFrom(table).where("person_id", "=", id).execute();
        await insertPeopleEntry(trx, "person.removed", id, change, {
          before: describePerson(person),
          after: null,
        });
        return "removed";
      });
    },

    async chooseLanguage(id, language) {
      await area.commit((trx) =>
        trx
          .updateTable("console_people")
          .set({ language })
          .where("id", "=", id)
          .execute(),
      );
    },
  };
}

async function findPerson(
  db: Pick<Trx, "selectFrom">,
  id: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom("console_people")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at_ms", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toPerson(row);
}

/** Links of before end, so that the newest is the only one that somebody may have found. */
async function addInvitation(
  trx: Trx,
  person: Person,
  nowMs: number,
): Promise<Invitation> {
  const token = makeSecretToken();
  const endsAtMs = nowMs + INVITATION_MS;
  await trx
    .deleteFrom("console_invitations")
    .where("person_id", "=", person.id)
    .execute();
  await trx
    .insertInto("console_invitations")
    .values({
      token_hash: hashToken(token),
      person_id: person.id,
      ends_at_ms: endsAtMs,
    })
    .execute();
  return { person, token, endsAtMs };
}

function canInvite({ role, storeIds }: Person): boolean {
  return role === "owner" && storeIds === null;
}

async function isOtherOwner(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("console_people")
    .select("id")
    .where("id", "<>", id)
    .where("role", "=", "owner")
    .where("store_ids", "is", null)
    .where("removed_at_ms", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function describePerson({ name, role, storeIds }: Person): JsonValue {
  return { name, role, storeIds };
}

function toPerson(row: Row): Person {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    storeIds: row.store_ids === null ? null : JSON.parse(row.store_ids),
    language: toLanguage(row.language),
    createdAtMs: row.created_at_ms,
  };
}

function toRow({ createdAtMs, storeIds, ...person }: Person): Row {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    store_ids: storeIds === null ? null : JSON.stringify(storeIds),
    language: person.language,
    created_at_ms: createdAtMs,
    removed_at_ms: null,
  };
}
