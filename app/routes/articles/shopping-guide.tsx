import { useLoaderData } from "react-router";
import { GuidePage } from "#app/features/articles/guide-page.tsx";
import { guidePage } from "#app/features/articles/guides.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { pageNotFound, requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/shopping-guide.ts";

export function loader({ url, context, params }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  requirePageOn(profile, "shoppingGuides", url);
  const { language } = context.get(requestContext);
  const page = guidePage(profile, params.slug, language);
  if (page === null) throw pageNotFound(url);
  return page;
}

export default function ShoppingGuide() {
  return <GuidePage page={useLoaderData<typeof loader>()} />;
}
