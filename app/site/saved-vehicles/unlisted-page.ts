import { privatePage } from "#app/site/page/private-page.ts";

/** Pages of what one visitor has chosen: in no cache and in no search engine. */
export function unlistedPage(sent: Parameters<typeof privatePage>[0]): Headers {
  const headers = privatePage(sent);
  headers.set("X-Robots-Tag", "noindex");
  return headers;
}
