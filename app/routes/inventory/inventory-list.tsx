import { redirect } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { orderRangeEnds } from "#app/features/inventory-search/filters/direct-address.ts";
import { listHead } from "#app/features/inventory-search/page/list-head.server.ts";
import {
  findLastPageAddress,
  isListPrivate,
  listPage,
} from "#app/features/inventory-search/page/list-page.server.ts";
import { ListPage } from "#app/features/inventory-search/page/list-page.tsx";
import { listExampleLinks } from "#app/features/search-words/example-searches.server.ts";
import { ParsedFiltersLine } from "#app/features/search-words/parsed-filters-line.tsx";
import { readRequestWords } from "#app/features/search-words/request-words.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  buildNotFoundError,
  requirePage,
} from "#app/site/page/page-not-found.ts";
import { buildPrivateListPage } from "#app/site/sections/private/private-list-page.server.ts";
import { privateHead } from "#app/site/head/private-head.server.ts";
import { PrivatePage } from "#app/site/sections/private/private-page.tsx";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import type { Route } from "./+types/inventory-list.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const ordered = orderRangeEnds(url.searchParams);
  const segments = splitLanguage(url.pathname)
    .address.split("/")
    .slice(2)
    .map(decodeURIComponent);
  const parsed = parseSearchAddress(
    segments,
    ordered ?? url.searchParams,
    getSearchAddressRules(ports.profile),
    { language: facts.language },
  );
  if (parsed.kind === "search") {
    const [canonicalPath] = parsed.canonical.split("?", 1);
    // The same letters, some of them encoded for nothing.
    if (ordered !== null || url.pathname !== canonicalPath)
      throw redirect(
        addClickIdentifiers(parsed.canonical, url.searchParams),
        301,
      );
    if (isListPrivate(ports, facts, parsed))
      return withHead(
        { context, url },
        buildPrivateListPage(ports, facts),
        privateHead,
      );
  }
  const words = readRequestWords(ports, facts, { url, parsed });
  if (words !== null && words.location !== null)
    throw redirect(words.location, 302);
  if (parsed.kind === "redirect") throw redirect(parsed.location, 301);
  if (parsed.kind === "not-found") throw buildNotFoundError(url);
  const lastPage = findLastPageAddress(ports, facts, parsed);
  if (lastPage !== null)
    throw redirect(
      words === null
        ? addClickIdentifiers(lastPage, url.searchParams)
        : words.addTo(lastPage),
      302,
    );
  const said = words?.view.text ?? null;
  const listExamples = () => listExampleLinks(ports, facts);
  const page = requirePage(
    listPage(ports, facts, { ...parsed, said, listExamples }),
    url,
  );
  return withHead(
    { context, url },
    { ...page, words: words?.view ?? null },
    listHead,
  );
}

export default function InventoryList() {
  const page = usePageData<typeof loader>();
  if ("kind" in page) return <PrivatePage page={page} />;
  return (
    <ListPage
      page={page}
      words={page.words}
      parsedFilters={
        page.words && (
          <ParsedFiltersLine words={page.words} chips={page.chips} />
        )
      }
    />
  );
}
