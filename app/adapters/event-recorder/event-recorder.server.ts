import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { Log } from "#app/ports.ts";
import type { EventRecorder } from "#app/ports/event-ports.ts";

/** This is enough to see what the site reports; a busy day has more events. */
const CAPACITY = 1000;

export interface MemoryEventRecorder extends EventRecorder {
  /** The oldest comes first. */
  list(): readonly ReportedEvent[];
}

/** The log names each event; nothing leaves the machine. */
export function createEventRecorder(
  log: Log,
  capacity: number = CAPACITY,
): MemoryEventRecorder {
  const events: ReportedEvent[] = [];
  let oldest = 0;
  return {
    record(event) {
      if (events.length < capacity) events.push(event);
      else {
        events[oldest] = event;
        oldest = (oldest + 1) % capacity;
      }
      log.debug("event.recorded", {
        name: event.name,
        leadType: event.leadType,
        valueUsd: event.valueUsd,
        adTag: event.adTag?.name ?? null,
        ...event.purposes,
      });
    },
    list: () => [...events.slice(oldest), ...events.slice(0, oldest)],
  };
}
