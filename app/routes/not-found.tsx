import { data } from "react-router";
import type { Route } from "./+types/not-found.ts";

/** Spec §8: an unmatched route. */
export function loader({ params }: Route.LoaderArgs): never {
  throw data(`Page not found: /${params["*"]}`, { status: 404 });
}

export default function UnmatchedRoute() {
  return null;
}
