import { isGranted } from "#app/domain/consent/consent.ts";
import { isCountedOn } from "#app/domain/experiments/assign-variants.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  recordEvent,
  type TrackFacts,
  type TrackPorts,
} from "./track.server.ts";

type ViewPorts = TrackPorts & Pick<AppPorts, "experimentCounts">;
type ViewFacts = TrackFacts & Pick<RequestFacts, "experiments">;

/**
 * A browser showed a page: each experiment that is counted there is reported once for this visitor, with their consent
 * to analytics. It never rejects.
 */
export async function countViews(
  ports: ViewPorts,
  facts: ViewFacts,
  path: string,
): Promise<readonly TagEvent[]> {
  const visitorId = facts.visitor.uniqueUserId;
  if (
    visitorId === null ||
    !facts.experiments.isCounted ||
    !isGranted(facts.consent, "analytics")
  )
    return [];
  const told: TagEvent[] = [];
  for (const { experiment, variant } of facts.experiments.assignments) {
    const named = ports.profile.experiments.find(
      ({ name }) => name === experiment,
    );
    if (named === undefined || !isCountedOn(named, readPathname(path)))
      continue;
    const view = { experiment, variant, visitorId, atMs: ports.clock.nowMs() };
    if (!(await isFirstView(ports, view))) continue;
    const event = await recordEvent(ports, facts, {
      name: "ExperimentViewed",
      path,
      vehicle: null,
      leadType: null,
      experiment: { name: experiment, variant },
    });
    if (event !== null) told.push(event);
  }
  return told;
}

async function isFirstView(
  { experimentCounts, log }: Pick<ViewPorts, "experimentCounts" | "log">,
  view: Parameters<AppPorts["experimentCounts"]["addView"]>[0],
): Promise<boolean> {
  try {
    return await experimentCounts.addView(view);
  } catch (error) {
    log.error("experiments.view-not-counted", { message: String(error) });
    return false;
  }
}

function readPathname(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}
