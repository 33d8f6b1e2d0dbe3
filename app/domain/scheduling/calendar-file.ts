import { LINE_ENDS } from "#app/domain/forms/typed-text.ts";
import { cleanLine } from "#app/domain/leads/clean-text.ts";

/** RFC 5545, as far as appointments need it. Every moment is in UTC: each calendar shows it in its owner's own zone. */
export interface CalendarFile {
  /** RFC 5546; null for a feed that programs subscribe to, which is no message. */
  readonly method: "PUBLISH" | "CANCEL" | null;
  /** Subscribed feeds have one. */
  readonly name: string | null;
  readonly events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  /** It stays the same for as long as the appointment lives: a later file changes the event and adds none. */
  readonly uid: string;
  /** Rises with every change; of two files, calendars keep the higher. */
  readonly sequence: number;
  readonly stampMs: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  readonly url: string | null;
  /** Whoever publishes the event (RFC 5546 §3.2.1); null in a feed. */
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly isCancelled: boolean;
  /** The calendar itself reminds its owner so long before; null leaves it to the owner's settings. */
  readonly alarmMinutes: number | null;
}

const PRODUCT = "-//Forecourt//Appointments//EN";
const LONGEST_LINE_BYTES = 75;
/** Programs that read a feed come back after this time, as they were asked by RFC 7986 and, before it, by its X- name. */
const FEED_REFRESH = "PT15M";

export function formatCalendarFile({
  method,
  name,
  events,
}: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...(name === null
      ? []
      : [
          `NAME:${escapeText(name)}`,
          `X-WR-CALNAME:${escapeText(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${FEED_REFRESH}`,
          `X-PUBLISHED-TTL:${FEED_REFRESH}`,
        ]),
    ...events.flatMap(listEventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function listEventLines(event: CalendarEvent): readonly string[] {
  const { organizer, coordinates, url, alarmMinutes } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatMoment(event.stampMs)}`,
    `DTSTART:${formatMoment(event.startMs)}`,
    `DTEND:${formatMoment(event.endMs)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === ""
      ? []
      : [`DESCRIPTION:${escapeText(event.description)}`]),
    `LOCATION:${escapeText(event.location)}`,
    ...(coordinates === null
      ? []
      : [`GEO:${coordinates.latitude};${coordinates.longitude}`]),
    ...(url === null ? [] : [`URL:${cleanLine(url)}`]),
    ...(organizer === null
      ? []
      : [
          `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${cleanLine(organizer.email)}`,
        ]),
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(alarmMinutes === null || event.isCancelled
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escapeText(event.summary)}`,
          `TRIGGER:-PT${alarmMinutes}M`,
          "END:VALARM",
        ]),
    "END:VEVENT",
  ];
}

/** It reads `20261127T160000Z`. */
function formatMoment(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** RFC 5545 §3.3.11. No control character but the line end has a place in a text. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/** RFC 5545 §3.1: a quoted parameter has no way to write a quote. */
function quoteParameter(text: string): string {
  return `"${cleanLine(text).replaceAll('"', "'")}"`;
}

/** RFC 5545 §3.1: a line has at most 75 octets, and no character is torn apart. */
function foldLine(line: string): string {
  const rows: string[] = [];
  let row = "";
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      rows.push(row);
      row = " ";
      bytes = 1;
    }
    row += character;
    bytes += size;
  }
  return [...rows, row].join("\r\n");
}

/** In UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
