import { GuidePage } from "#app/features/articles/guide-page.tsx";
import { guideHead, guidePage } from "#app/features/articles/guides.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/shopping-guide.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "shoppingGuides");
  const page = requirePage(guidePage(ports, facts, params), url);
  return withHead({ context, url }, page, guideHead);
}

export default function ShoppingGuide() {
  return <GuidePage page={usePageData<typeof loader>()} />;
}
