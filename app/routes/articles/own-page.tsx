import { OwnPage } from "#app/features/articles/own-page.tsx";
import {
  ownPage,
  ownPageHead,
} from "#app/features/articles/own-pages.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/own-page.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const page = requirePage(ownPage(ports, facts, params), url);
  return withHead({ context, url }, page, ownPageHead);
}

export default function ProfilePage() {
  return <OwnPage page={usePageData<typeof loader>()} />;
}
