import { listRunning } from "#app/domain/experiments/assign-variants.ts";
import { portsContext } from "#app/ports.ts";
import type { Route } from "./+types/experiments.ts";

/**
 * Spec §7: the names of the experiments that run; an empty list means that whoever asks need not wait. Variants are
 * decided and merged before a page's first byte, so no page of ours asks.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { profile, clock } = context.get(portsContext);
  const running = listRunning(profile.experiments, clock.nowMs());
  return Response.json(
    running.map(({ name }) => name),
    {
      headers: {
        "Cache-Control": "public, max-age=0, s-maxage=60",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}
