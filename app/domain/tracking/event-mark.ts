import type { GateConsent } from "#app/domain/consent/consent.ts";
import { formatCookie } from "#app/domain/consent/storage-gate.ts";
import { EVENT_MARKS } from "#app/domain/consent/stored-items.ts";
import { type EventName, isEventName } from "./reported-event.ts";

/**
 * An event of the server that the visitor's browser has not heard of yet. The answer that made it often is a redirect, so
 * the mark waits in a cookie until the next page reports itself, as a toast does.
 */
export interface EventMark {
  readonly name: EventName;
  readonly eventId: string;
  readonly vin: string | null;
  readonly leadType: string | null;
}

/** A form makes two events; a visitor without scripts never fetches them. */
const MOST_MARKS = 6;
const MARK =
  /^([A-Za-z]{1,40})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-HJ-NPR-Z0-9]{17})?\.([A-Z_]{1,40})?$/;

/** Forged or broken marks are left out: a forged one tells only the visitor's own tags. */
export function parseEventMarks(
  value: string | undefined,
): readonly EventMark[] {
  if (value === undefined) return [];
  return value.split("~", MOST_MARKS).flatMap((text) => {
    const [, name, eventId, vin = null, leadType = null] =
      MARK.exec(text) ?? [];
    return name !== undefined && eventId !== undefined && isEventName(name)
      ? [{ name, eventId, vin, leadType }]
      : [];
  });
}

/** The newest stay. */
function formatEventMarks(marks: readonly EventMark[]): string {
  return marks
    .slice(-MOST_MARKS)
    .map(({ name, eventId, vin, leadType }) =>
      [name, eventId, vin ?? "", leadType ?? ""].join("."),
    )
    .join("~");
}

/** The line sets nothing where the gate is closed. */
export function formatMarksCookie(
  marks: readonly EventMark[],
  consent: GateConsent,
  hasTls: boolean,
): string {
  const rules = { consent, hasTls, profileDays: 0 };
  return formatCookie(EVENT_MARKS, formatEventMarks(marks), rules);
}
