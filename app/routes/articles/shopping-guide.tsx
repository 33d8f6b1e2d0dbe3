import { GuidePage } from "#app/features/articles/guide-page.tsx";
import { guidePage } from "#app/features/articles/guides.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/shopping-guide.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { guideHead } from "#app/features/articles/article-heads.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  requirePageOn(profile, "shoppingGuides", url);
  const { language } = context.get(requestContext);
  const page = requirePage(guidePage(profile, params.slug, language), url);
  return withHead({ context, url }, page, guideHead);
}

export default function ShoppingGuide() {
  return <GuidePage page={usePageData<typeof loader>()} />;
}
