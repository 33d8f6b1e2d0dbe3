import {
  formatUrlElement,
  type SitemapEntry,
  URL_SET_END,
  URL_SET_START,
} from "#app/domain/search-engines/sitemap-xml.ts";

type Batches = AsyncIterable<readonly SitemapEntry[]>;

/** The writer yields `<urlset>…</urlset>` piece by piece. */
export async function* writeXml(
  batches: Batches,
  siteUrl: string,
): AsyncGenerator<string> {
  yield URL_SET_START;
  for await (const batch of batches)
    yield batch.map((entry) => formatUrlElement(entry, siteUrl)).join("");
  yield URL_SET_END;
}

/** The writer yields `[{ "loc", "lastmod"?, "images"? }, …]` piece by piece. */
export async function* writeJson(
  batches: Batches,
  siteUrl: string,
): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    const items = batch.map((it) => JSON.stringify(toJsonEntry(it, siteUrl)));
    yield (isFirst ? "\n" : ",\n") + items.join(",\n");
    isFirst = false;
  }
  yield "\n]\n";
}

function toJsonEntry(
  { address, lastChange, image }: SitemapEntry,
  siteUrl: string,
) {
  return {
    loc: siteUrl + address,
    ...(lastChange !== null && { lastmod: lastChange }),
    ...(image !== null && { images: [{ loc: siteUrl + image }] }),
  };
}
