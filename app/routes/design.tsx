import designStyles from "#app/features/design/design.css?url";
import { DesignPage } from "#app/features/design/design-page.tsx";
import { portsContext } from "#app/ports.ts";
import { buildNotFoundError } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/design.ts";

export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";

export const links = () => [{ rel: "stylesheet", href: designStyles }];

export const meta = () => [
  { title: "Design" },
  { name: "robots", content: "noindex" },
];

/** Only the demonstration has this page: for those who build pages. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(portsContext).isDemonstration) throw buildNotFoundError(url);
  return null;
}

export default function Design() {
  return <DesignPage />;
}
