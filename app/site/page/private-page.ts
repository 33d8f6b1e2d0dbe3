/**
 * Every route with a form exports it: `export { buildPrivateHeaders as headers } from "./private-page.ts"`.
 * A page with a form token belongs to one visitor and stays out of the page cache.
 */
export function buildPrivateHeaders({
  actionHeaders,
  loaderHeaders,
}: {
  readonly actionHeaders: Headers;
  readonly loaderHeaders: Headers;
}): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.append(name, value);
  headers.set("Cache-Control", "private, no-cache");
  return headers;
}

/** These pages show what one visitor has chosen, so they are in no cache and in no search engine. */
export function buildUnlistedHeaders(
  sent: Parameters<typeof buildPrivateHeaders>[0],
): Headers {
  const headers = buildPrivateHeaders(sent);
  headers.set("X-Robots-Tag", "noindex");
  return headers;
}

/** Whoever has the address may act for a visitor: nothing of the page stays anywhere. */
export function buildSecretHeaders(
  sent: Parameters<typeof buildPrivateHeaders>[0],
): Headers {
  const headers = buildUnlistedHeaders(sent);
  headers.set("Cache-Control", "private, no-store");
  return headers;
}
