import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import type { Graph, Thing } from "schema-dts";
import { getCanonicalAddress } from "#app/domain/address/canonical-address.ts";
import {
  type LeftOutReason,
  findLeftOutReason,
} from "#app/domain/search-address/left-out.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  type PageData,
  packPageData,
  unpackPageData,
} from "#app/site/page/page-data.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { loadSiteView } from "./site-view.server.ts";
import {
  type Copy,
  type Translate,
  createTranslator,
} from "#app/site/page/copy.ts";
import type { PageHead } from "#app/site/page/page-head.ts";

/** What a page says of itself; the rest of its head follows from its address. */
export interface SaidHead extends Omit<
  PageHead,
  "canonical" | "alternates" | "isLeftOut" | "graph"
> {
  /** Why search engines should leave the page out, beyond what its address tells. */
  readonly leftOut?: LeftOutReason | null;
  /** Nodes of the same `@id` become one. */
  readonly things?: readonly Thing[];
}

/** Goes beside the data of a page whose head needs more than that data holds. */
export interface SaysHead {
  readonly sayHead: (page: unknown, site: SiteView) => SaidHead;
}

interface PageRequest {
  readonly context: LoadContext;
  /** The loader's own: the request of a client navigation has another path. */
  readonly url: URL;
}

/** What every page's loader sends: the page for `usePageData`, and what `pageMeta` makes its head of. */
export async function withHead<Page>(
  { context, url }: PageRequest,
  page: Page,
  sayHead: (page: Page, site: SiteView) => SaidHead,
): Promise<PageData<Page> & { readonly head: PageData<PageHead> }> {
  const site = unpackPageData(
    await loadSiteView(context.get(portsContext), context.get(requestContext)),
  );
  const head = toPageHead(sayHead(page, site), url, site);
  // Packed data keeps its value in a property that a spread would lose.
  return Object.assign(packPageData(page), { head: packPageData(head) });
}

/** `const t = siteTexts(copy, site)`: the words of a component, for its page's loader. */
export function siteTexts<Key extends string>(
  copy: Copy<Key>,
  { textOverrides, language }: SiteView,
): Translate<Key> {
  return createTranslator(copy, textOverrides, language);
}

export function toPageHead(
  { leftOut, things = [], ...said }: SaidHead,
  { pathname, searchParams }: URL,
  site: Pick<
    SiteView,
    "siteUrl" | "canonical" | "languages" | "defaultLanguage"
  >,
): PageHead {
  const { siteUrl, canonical } = site;
  const isLeftOut =
    (leftOut ?? findLeftOutReason(pathname, searchParams)) !== null;
  const address = getCanonicalAddress(pathname, searchParams, canonical);
  return {
    ...said,
    canonical: siteUrl + address,
    alternates: isLeftOut ? [] : listAlternates(address, site),
    isLeftOut,
    // Nobody searches for what only one visitor sees.
    graph: isLeftOut ? null : toGraph(things),
  };
}

/** Search engines show everybody the page in their own language, and the default one to all others. */
function listAlternates(
  canonical: string,
  {
    siteUrl,
    languages,
    defaultLanguage,
  }: Pick<SiteView, "siteUrl" | "languages" | "defaultLanguage">,
): PageHead["alternates"] {
  if (languages.length < 2) return [];
  const { address } = splitLanguage(canonical);
  const toAlternate = (language: string, name = language) => ({
    language: name,
    address: siteUrl + addLanguage(address, language),
  });
  return [
    ...languages.map((it) => toAlternate(it)),
    toAlternate(defaultLanguage, "x-default"),
  ];
}

function toGraph(things: readonly Thing[]): Graph | null {
  const nodes = mergeNodes(things);
  return nodes.length === 0
    ? null
    : { "@context": "https://schema.org", "@graph": nodes };
}

/** What one part of a page says of a thing is added to what another part says. */
function mergeNodes(things: readonly Thing[]): readonly Thing[] {
  const nodes = new Map<unknown, Thing>();
  for (const thing of things) {
    if (typeof thing === "string") continue;
    const id = "@id" in thing ? thing["@id"] : undefined;
    const key = id ?? thing;
    nodes.set(key, { ...asObject(nodes.get(key)), ...thing });
  }
  return [...nodes.values()];
}

function asObject(thing: Thing | undefined): object {
  return typeof thing === "object" ? thing : {};
}
