import { GuidePage } from "#app/features/articles/guide-page.tsx";
import { guidePage } from "#app/features/articles/guides.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/shopping-guide.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { guideHead } from "#app/features/articles/article-heads.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "shoppingGuides");
  const { profile } = ports;
  const { language } = facts;
  const page = requirePage(guidePage(profile, params.slug, language), url);
  return withHead({ context, url }, page, guideHead);
}

export default function ShoppingGuide() {
  return <GuidePage page={usePageData<typeof loader>()} />;
}
