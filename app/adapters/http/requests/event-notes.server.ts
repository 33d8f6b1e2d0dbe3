import {
  type EventMark,
  formatMarksCookie,
} from "#app/domain/tracking/event-mark.ts";
import type { RequestFacts, TrackingFacts } from "#app/request-facts.ts";

/** What a request's work noted for the browser, by the facts that it worked with. */
const notes = new WeakMap<TrackingFacts["note"], EventMark[]>();

export function createEventNotes(
  known: Omit<TrackingFacts, "note">,
): TrackingFacts {
  const noted: EventMark[] = [];
  const note = (mark: EventMark): void => void noted.push(mark);
  notes.set(note, noted);
  return { ...known, note };
}

/** The answer to a request that made events sets the cookie that names them; the next page fetches them with it. */
export function leaveEventNotes(
  {
    consent,
    tracking: { note, waiting },
  }: Pick<RequestFacts, "consent" | "tracking">,
  response: Response,
  hasTls: boolean,
): void {
  const noted = notes.get(note) ?? [];
  if (noted.length === 0) return;
  response.headers.append(
    "Set-Cookie",
    formatMarksCookie([...waiting, ...noted], consent, hasTls),
  );
}
