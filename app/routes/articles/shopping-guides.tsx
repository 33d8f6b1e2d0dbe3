import { useLoaderData } from "react-router";
import { GuidesPage } from "#app/features/articles/guides-page.tsx";
import { guidesPage } from "#app/features/articles/guides.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { pageNotFound } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/shopping-guides.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  const page = guidesPage(profile, context.get(requestContext).language);
  if (page === null) throw pageNotFound(url);
  return page;
}

export default function ShoppingGuides() {
  return <GuidesPage page={useLoaderData<typeof loader>()} />;
}
