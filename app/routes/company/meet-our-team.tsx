import { teamHead, teamPage } from "#app/features/company/team.server.ts";
import { TeamPage } from "#app/features/company/team-page.tsx";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/meet-our-team.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "meetOurTeam");
  const page = teamPage(ports, facts, url.searchParams);
  return withHead({ context, url }, page, teamHead);
}

export default function Team() {
  return <TeamPage page={usePageData<typeof loader>()} />;
}
