import { redirect, useLoaderData } from "react-router";
import { parseSearchAddress } from "#app/domain/address/search-address.ts";
import { ListPage } from "#app/features/inventory-search/list-page.tsx";
import { searchPage } from "#app/features/inventory-search/inventory-search.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import { pageNotFound } from "#app/site/shell/page-not-found.ts";
import { searchAddressRules } from "#app/site/store/profile-rules.ts";
import type { Route } from "./+types/inventory-list.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const { gate, language } = context.get(requestContext);
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const parsed = parseSearchAddress(
    segments,
    url.searchParams,
    searchAddressRules(ports.profile),
    { language },
  );
  if (parsed.kind === "redirect") throw redirect(parsed.location, 301);
  if (parsed.kind === "not-found") throw pageNotFound(url);
  const page = searchPage(ports, gate, parsed.search, language);
  if (page === null) throw pageNotFound(url);
  return packPageData(page);
}

export default function InventoryList() {
  return <ListPage page={unpackPageData(useLoaderData<typeof loader>())} />;
}
