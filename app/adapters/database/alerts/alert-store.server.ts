import { randomBytes } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { insertVisitorMail } from "#app/adapters/database/leads/visitor-mail-rows.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  type Alert,
  formatWish,
  type KnownFacts,
  parseWish,
} from "#app/domain/alerts/alert.ts";
import { toLanguage } from "#app/domain/store-profile/fields/languages.ts";
import type { AlertStore } from "#app/ports/lead-ports.ts";

type Area = Pick<
  DatabaseArea<LeadsTables>,
  "db" | "bulkDb" | "commit" | "label" | "findFault"
>;
type Row = Selectable<LeadsTables["alerts"]>;

const ALERT_KEY_BYTES = 18;

export function createAlertStore(area: Area): AlertStore {
  const { db, bulkDb } = area;
  return {
    async add({ email, wish, known, ...alert }) {
      requireWhole(area);
      const mailbox = toMailbox(email);
      const row = {
        key: randomBytes(ALERT_KEY_BYTES).toString("hex"),
        email,
        mailbox,
        visitor_id: alert.visitorId,
        language: alert.language,
        store_id: alert.storeId,
        wish: formatWish(wish),
        name: cleanText(alert.name),
        known: JSON.stringify(known),
        created_at_ms: alert.createdAtMs,
        confirmed_at_ms: null,
        ends_at_ms: alert.endsAtMs,
        checked_at_ms: alert.createdAtMs,
      };
      return area.commit(async (trx) => {
        // One that ended may still wait for the sweep.
        await trx
          .deleteFrom("alerts")
          .where("mailbox", "=", mailbox)
          .where("ends_at_ms", "<=", alert.createdAtMs)
          .execute();
        await trx
          .insertInto("alerts")
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(["mailbox", "wish"]).doNothing(),
          )
          .execute();
        const { key } = await trx
          .selectFrom("alerts")
          .select("key")
          .where("mailbox", "=", mailbox)
          .where("wish", "=", row.wish)
          .executeTakeFirstOrThrow();
        return key;
      });
    },

    async listWith(key, nowMs) {
      const rows = await db
        .selectFrom("alerts")
        .selectAll()
        .where("ends_at_ms", ">", nowMs)
        .where("mailbox", "in", (query) =>
          query.selectFrom("alerts").select("mailbox").where("key", "=", key),
        )
        .orderBy("id")
        .execute();
      const alerts = rows.map(toAlert);
      const own = alerts.filter((it) => it.key === key);
      // Without its own alert a key says nothing of the others.
      return own.length === 0
        ? []
        : [...own, ...alerts.filter((it) => it.key !== key)];
    },

    async confirm(key, { nowMs, endsAtMs }) {
      requireWhole(area);
      await area.commit((trx) =>
        trx
          .updateTable("alerts")
          .set({
            confirmed_at_ms: nowMs,
            ends_at_ms: endsAtMs,
            checked_at_ms: nowMs,
          })
          .where("key", "=", key)
          .where("confirmed_at_ms", "is", null)
          .where("ends_at_ms", ">", nowMs)
          .execute(),
      );
    },

    async remove(keys) {
      if (keys.length === 0) return;
      await area.commit((trx) =>
        trx.deleteFrom("alerts").where("key", "in", keys).execute(),
      );
    },

    async listDue({ checkedBeforeMs, nowMs, mailboxCount }) {
      const rows = await bulkDb
        .selectFrom("alerts")
        .selectAll()
        .where("mailbox", "in", (query) =>
          query
            .selectFrom("alerts")
            .select("mailbox")
            .where("confirmed_at_ms", "is not", null)
            .where("ends_at_ms", ">", nowMs)
            .where("checked_at_ms", "<", checkedBeforeMs)
            .groupBy("mailbox")
            .orderBy("mailbox")
            .limit(mailboxCount),
        )
        .where("confirmed_at_ms", "is not", null)
        .where("ends_at_ms", ">", nowMs)
        .orderBy("id")
        .execute();
      return [...Map.groupBy(rows, ({ mailbox }) => mailbox).values()].map(
        (group) => group.map(toAlert),
      );
    },

    async settle({ alerts, mail, nowMs }) {
      requireWhole(area);
      return area.commit(async (trx) => {
        // Somebody who stopped meanwhile gets nothing.
        if (!(await areAllThere(trx, alerts))) return "changed";
        const isSent =
          mail !== null && (await insertVisitorMail(trx, mail, nowMs));
        for (const { key, known, isOver } of alerts)
          await settleOne(trx, key, {
            nowMs,
            isOver: isSent && isOver,
            // What is not told today is news tomorrow.
            known: isSent || mail === null ? known : null,
          });
        return isSent ? "sent" : "quiet";
      });
    },
  };
}

async function areAllThere(
  trx: Transaction<LeadsTables>,
  alerts: readonly { readonly key: string }[],
): Promise<boolean> {
  const rows = await trx
    .selectFrom("alerts")
    .select("id")
    .where(
      "key",
      "in",
      alerts.map(({ key }) => key),
    )
    .execute();
  return rows.length === alerts.length;
}

async function settleOne(
  trx: Transaction<LeadsTables>,
  key: string,
  {
    nowMs,
    isOver,
    known,
  }: {
    readonly nowMs: number;
    readonly isOver: boolean;
    readonly known: KnownFacts | null;
  },
): Promise<void> {
  if (isOver) {
    await trx.deleteFrom("alerts").where("key", "=", key).execute();
    return;
  }
  await trx
    .updateTable("alerts")
    .set({
      checked_at_ms: nowMs,
      ...(known !== null && { known: JSON.stringify(known) }),
    })
    .where("key", "=", key)
    .execute();
}

/** Two writings of one address are one mailbox, for all that we care. */
function toMailbox(email: string): string {
  return email.toLowerCase();
}

function toAlert(row: Row): Alert {
  return {
    key: row.key,
    email: row.email,
    visitorId: row.visitor_id,
    language: toLanguage(row.language),
    storeId: row.store_id,
    wish: parseWish(row.wish),
    name: row.name,
    known: JSON.parse(row.known),
    createdAtMs: row.created_at_ms,
    confirmedAtMs: row.confirmed_at_ms,
    endsAtMs: row.ends_at_ms,
  };
}
