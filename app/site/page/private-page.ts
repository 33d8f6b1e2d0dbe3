/**
 * Every route with a form exports it: `export { privatePage as headers } from "./private-page.ts"`.
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
