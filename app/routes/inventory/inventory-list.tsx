import { redirect } from "react-router";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { ListPage } from "#app/features/inventory-search/page/list-page.tsx";
import { orderRangeEnds } from "#app/features/inventory-search/ordered-range-ends.ts";
import { searchPage } from "#app/features/inventory-search/page/inventory-search.server.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { PrivateListPage } from "#app/features/inventory-search/page/private-list-page.tsx";
import {
  findPrivateList,
  type PrivateListData,
} from "#app/features/inventory-search/page/private-list.ts";
import { ParsedFiltersLine } from "#app/features/search-words/parsed-filters-line.tsx";
import type { WordsView } from "#app/features/search-words/read-search.server.ts";
import { readRequestWords } from "#app/features/search-words/request-words.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import {
  buildNotFoundError,
  requirePage,
} from "#app/site/page/page-not-found.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import type { Route } from "./+types/inventory-list.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { privateListHead } from "#app/features/inventory-search/private-list-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const { gate, language, visitor } = facts;
  const ordered = orderRangeEnds(url.searchParams);
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const parsed = parseSearchAddress(
    segments,
    ordered ?? url.searchParams,
    getSearchAddressRules(ports.profile),
    { language },
  );
  if (parsed.kind === "search") {
    const [canonicalPath] = parsed.canonical.split("?", 1);
    // The same letters, some of them encoded for nothing.
    if (ordered !== null || url.pathname !== canonicalPath)
      throw redirect(parsed.canonical, 301);
  }
  // Before anything looks into the inventory.
  if (parsed.kind === "search") {
    const hidden = findPrivateList(ports, gate, parsed.search, language);
    if (hidden !== null)
      return withHead<ListData>({ context, url }, hidden, privateListHead);
  }
  const words = readRequestWords(ports, facts, { url, parsed });
  if (words !== null && words.location !== null)
    throw redirect(words.location, 302);
  if (parsed.kind === "redirect") throw redirect(parsed.location, 301);
  if (parsed.kind === "not-found") throw buildNotFoundError(url);
  const { sayHead, ...shown } = requirePage(
    searchPage(ports, gate, parsed.search, {
      language,
      visitorTerms: visitor.terms,
    }),
    url,
  );

  return withHead<ListData>(
    { context, url },
    { ...shown, words: words?.view ?? null },
    sayHead,
  );
}

type ListData =
  PrivateListData | (ListPageData & { readonly words: WordsView | null });

export default function InventoryList() {
  const page = usePageData<typeof loader>();
  if ("kind" in page) return <PrivateListPage />;
  return (
    <ListPage
      page={page}
      words={page.words}
      parsedFilters={page.words && <ParsedFiltersLine words={page.words} />}
    />
  );
}
