import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { toLimitKey } from "#app/adapters/rate-limit/limit-key.server.ts";
import {
  MOST_COMING,
  MOST_HOLDS,
} from "#app/domain/scheduling/booking-limits.ts";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import { selectOpenHolds } from "./busy-times.server.ts";

/** What the limit compares: a household's addresses are one. */
export function toClientKey(client: string): string {
  return hash("sha256", toLimitKey(client));
}

/** Others of this visitor, or of this address, are open. */
export async function hasManyHolds(
  trx: Transaction<LeadsTables>,
  hold: {
    readonly id: string;
    readonly clientKey: string;
    readonly visitorId: string | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { id, clientKey, visitorId, nowMs } = hold;
  const others = await selectOpenHolds(trx, nowMs)
    .select(["visitor_id", "client_key"])
    .where("id", "!=", id)
    .where(({ or, eb }) =>
      or([
        eb("client_key", "=", clientKey),
        ...(visitorId === null ? [] : [eb("visitor_id", "=", visitorId)]),
      ]),
    )
    .execute();
  const count = (isOwn: (row: (typeof others)[number]) => boolean) =>
    others.filter(isOwn).length;
  return (
    count((row) => row.client_key === clientKey) >= MOST_HOLDS.client ||
    (visitorId !== null &&
      count((row) => row.visitor_id === visitorId) >= MOST_HOLDS.visitor)
  );
}

export async function hasManyComing(
  trx: Transaction<LeadsTables>,
  {
    kind,
    storeId,
    mailbox,
    phone,
    nowMs,
  }: {
    readonly kind: AppointmentKind;
    readonly storeId: string;
    readonly mailbox: string | null;
    readonly phone: string | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  for (const [column, value] of [
    ["mailbox", mailbox],
    ["phone", phone],
  ] as const) {
    if (value === null) continue;
    const rows = await trx
      .selectFrom("appointments")
      .select("id")
      .where(column, "=", value)
      .where("store_id", "=", storeId)
      .where("kind", "=", kind)
      .where("state", "=", "booked")
      .where("start_ms", ">", nowMs)
      .limit(MOST_COMING)
      .execute();
    if (rows.length >= MOST_COMING) return true;
  }
  return false;
}
