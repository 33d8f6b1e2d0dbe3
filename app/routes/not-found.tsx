import { data } from "react-router";
import { buildNotFoundAnswer } from "#app/features/not-found/not-found-answer.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/not-found.ts";

/** Spec §8: an unmatched route. */
export function loader({ params, context }: Route.LoaderArgs): never {
  const answer = buildNotFoundAnswer(
    context.get(portsContext),
    context.get(requestContext),
    params["*"],
  );
  throw data(answer, { status: 404 });
}

export default function UnmatchedRoute() {
  return null;
}
