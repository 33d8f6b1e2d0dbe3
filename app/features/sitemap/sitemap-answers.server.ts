import { createHash } from "node:crypto";
import { XML_TYPE } from "#app/domain/delivery/delivery.ts";
import type { SitemapName } from "#app/domain/search-engines/sitemap-address.ts";
import {
  formatSitemapIndexXml,
  formatUrlElement,
  type SitemapEntry,
  URL_SET_END,
  URL_SET_START,
} from "#app/domain/search-engines/sitemap-xml.ts";
import { streamText } from "#app/site/page/stream-text.server.ts";
import {
  findSitemapList,
  getChangedAtMs,
  listSitemapFiles,
  type SitemapPorts,
} from "./sitemaps.server.ts";

/** A sold vehicle must disappear soon, so no cache keeps an answer longer. */
const CACHING = "public, max-age=0, s-maxage=50";

const SOURCES = ["filters", "vehicles", "offers"] as const;
type SourceName = (typeof SOURCES)[number];

export function isSourceName(name: string): name is SourceName {
  return SOURCES.some((it) => it === name);
}

export function answerSitemapIndex(
  ports: SitemapPorts,
  isCompressed: boolean,
): Response {
  const xml = formatSitemapIndexXml(listSitemapFiles(ports), ports.siteUrl);
  const tag = createHash("sha1").update(xml).digest("base64url");
  return answer(
    yieldText(xml),
    XML_TYPE,
    tag,
    getChangedAtMs(ports),
    isCompressed,
  );
}

/** Null means that there is no such file. */
export function answerSitemapFile(
  ports: SitemapPorts,
  { kind, number, isCompressed }: SitemapName,
): Response | null {
  const list = findSitemapList(ports, kind, number);
  if (list === null) return null;
  const { entries, tag, lastModifiedMs } = list;
  const text = writeXml(entries, ports.siteUrl);
  return answer(text, XML_TYPE, tag, lastModifiedMs, isCompressed);
}

/** Programs get the same addresses, all of a kind. */
export function answerSitemapSource(
  ports: SitemapPorts,
  source: SourceName,
): Response {
  const list = findSitemapList(ports, source, null);
  if (list === null) throw new Error(`There is no source ${source}.`);
  const { entries, tag, lastModifiedMs } = list;
  const text = writeJson(entries, ports.siteUrl);
  const type = "application/json; charset=utf-8";
  return answer(text, type, tag, lastModifiedMs, false);
}

function answer(
  text: AsyncIterable<string>,
  contentType: string,
  tag: string,
  lastModifiedMs: number,
  isCompressed: boolean,
): Response {
  const stream = streamText(text);
  return new Response(
    isCompressed ? stream.pipeThrough(new CompressionStream("gzip")) : stream,
    {
      headers: {
        "Content-Type": isCompressed ? "application/gzip" : contentType,
        "Cache-Control": CACHING,
        Vary: "Accept-Encoding",
        ETag: `W/"${isCompressed ? `gz-${tag}` : tag}"`,
        "Last-Modified": new Date(lastModifiedMs).toUTCString(),
      },
    },
  );
}

async function* yieldText(text: string): AsyncGenerator<string> {
  yield text;
}

type Batches = AsyncIterable<readonly SitemapEntry[]>;

/** It yields `<urlset>…</urlset>` piece by piece. */
async function* writeXml(
  batches: Batches,
  siteUrl: string,
): AsyncGenerator<string> {
  yield URL_SET_START;
  for await (const batch of batches)
    yield batch.map((entry) => formatUrlElement(entry, siteUrl)).join("");
  yield URL_SET_END;
}

/** It yields `[{ "loc", "lastmod"?, "images"? }, …]` piece by piece. */
async function* writeJson(
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
