import { buildPrivateHeaders } from "#app/site/page/private-page.ts";

/** These pages show what one visitor has chosen, so they are in no cache and in no search engine. */
export function buildUnlistedHeaders(
  sent: Parameters<typeof buildPrivateHeaders>[0],
): Headers {
  const headers = buildPrivateHeaders(sent);
  headers.set("X-Robots-Tag", "noindex");
  return headers;
}
