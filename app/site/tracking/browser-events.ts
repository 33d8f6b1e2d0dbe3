import type { TagEvent } from "#app/domain/tracking/tag-event.ts";

type Listener = (event: TagEvent) => void;

/** Tags load late; events that were reported before wait for them. */
const MAX_KEPT = 20;

const listeners = new Set<Listener>();
let kept: readonly TagEvent[] = [];
/** Two pages that report themselves at once may both bring what the server had for this browser. */
const told = new Set<string>();

/**
 * Each listener gets each event of this visit once, in their order, as it is reported; the first one also gets what was
 * reported before. The answer ends it. Whoever listens looks at the event's purposes.
 */
export function onBrowserEvent(listener: Listener): () => void {
  listeners.add(listener);
  const missed = kept;
  kept = [];
  for (const event of missed) listener(event);
  return () => void listeners.delete(listener);
}

export function tellListeners(events: readonly TagEvent[]): void {
  for (const event of events) {
    if (told.has(event.eventId)) continue;
    told.add(event.eventId);
    if (listeners.size === 0) kept = [...kept, event].slice(-MAX_KEPT);
    for (const listener of listeners) listener(event);
  }
}
