import type { TestSite } from "#tests/support/test-site.ts";
import { SITE_URL } from "./crawled-page.ts";

/** File → the addresses on this site that it lists. */
export async function readSitemaps(
  site: Pick<TestSite, "fetch">,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await locations(site, "/sitemap.xml");
  const lists = new Map<string, readonly string[]>();
  for (const file of files) lists.set(file, await locations(site, file));
  return lists;
}

async function locations(
  site: Pick<TestSite, "fetch">,
  path: string,
): Promise<readonly string[]> {
  const response = await site.fetch(path);
  if (response.status !== 200)
    throw new Error(`${path} answers ${response.status}`);
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = ""]) => {
    const address = found.replaceAll("&amp;", "&").replaceAll("&apos;", "'");
    if (!address.startsWith(`${SITE_URL}/`))
      throw new Error(`${path} names ${address}`);
    return address.slice(SITE_URL.length);
  });
}
