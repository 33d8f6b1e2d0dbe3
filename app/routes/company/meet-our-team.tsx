import { useLoaderData } from "react-router";
import { teamPage } from "#app/features/company/staff.server.ts";
import { TeamPage } from "#app/features/company/team-page.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/meet-our-team.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  requirePageOn(profile, "meetOurTeam", url);
  return teamPage(profile, context.get(requestContext).language);
}

export default function Team() {
  return <TeamPage page={useLoaderData<typeof loader>()} />;
}
