import { useLoaderData } from "react-router";
import { GuidesPage } from "#app/features/articles/guides-page.tsx";
import { guidesPage } from "#app/features/articles/guides.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/shopping-guides.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  requirePageOn(profile, "shoppingGuides", url);
  return guidesPage(profile, context.get(requestContext).language);
}

export default function ShoppingGuides() {
  return <GuidesPage page={useLoaderData<typeof loader>()} />;
}
