import { GuidesPage } from "#app/features/articles/guides-page.tsx";
import {
  guidesHead,
  guidesPage,
} from "#app/features/articles/guides.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/shopping-guides.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "shoppingGuides");
  const page = guidesPage(ports, facts);
  return withHead({ context, url }, page, guidesHead);
}

export default function ShoppingGuides() {
  return <GuidesPage page={usePageData<typeof loader>()} />;
}
