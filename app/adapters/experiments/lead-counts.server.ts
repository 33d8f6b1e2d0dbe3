import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { EventName } from "#app/domain/tracking/reported-event.ts";
import type { Log } from "#app/ports.ts";
import type { EventRelay, ExperimentCounts } from "#app/ports/event-ports.ts";

/** Each stands for somebody who turned to the dealership, whatever they wanted. */
const CONVERSIONS: ReadonlySet<EventName> = new Set<EventName>([
  "Lead",
  "ConversationStarted",
]);

/**
 * Whoever saw an experiment and then becomes a lead, becomes one of their variant. Every reported event passes the relay,
 * which tells advertisers of those that they may know.
 */
export function withLeadCounts(
  relay: EventRelay,
  {
    readProfile,
    experimentCounts,
    log,
  }: {
    readonly readProfile: () => Pick<StoreProfile, "experiments">;
    readonly experimentCounts: Pick<ExperimentCounts, "addLead">;
    readonly log: Log;
  },
): EventRelay {
  return {
    withdraw: (visitor) => relay.withdraw(visitor),
    async add(event, visitorId) {
      if (
        readProfile().experiments.length > 0 &&
        visitorId !== null &&
        event.purposes.analytics &&
        CONVERSIONS.has(event.name)
      )
        await experimentCounts
          .addLead(visitorId, event.atMs)
          .catch((error: unknown) =>
            log.error("experiments.lead-not-counted", {
              message: String(error),
            }),
          );
      await relay.add(event, visitorId);
    },
  };
}
