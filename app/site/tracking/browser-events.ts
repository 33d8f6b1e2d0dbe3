import type { TagEvent } from "#app/domain/tracking/tag-event.ts";

type Listener = (events: readonly TagEvent[]) => void;

/** The frame listens before the first report can be answered. */
let listener: Listener = () => {};

/**
 * The listener gets the events of this visit in their order, as each report is answered; two answers may bring the same
 * one. Whoever listens looks at the event's purposes.
 */
export function onBrowserEvents(next: Listener): void {
  listener = next;
}

export function tellListener(events: readonly TagEvent[]): void {
  listener(events);
}
