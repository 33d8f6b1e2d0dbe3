import { buildPrivateHeaders } from "#app/site/page/private-page.ts";

/** Pages of what one visitor has chosen: in no cache and in no search engine. */
export function buildUnlistedHeaders(
  sent: Parameters<typeof buildPrivateHeaders>[0],
): Headers {
  const headers = buildPrivateHeaders(sent);
  headers.set("X-Robots-Tag", "noindex");
  return headers;
}
