import { data } from "react-router";
import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { isPageOn } from "./built-pages.ts";

/** Spec §8: route validation failed. Throw it from a loader. */
export function buildNotFoundError({ pathname, search }: URL) {
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 });
}

/** The ports and the facts for a page that is on; one that the profile switches off is not found, whatever is asked. */
export function requirePageOn(
  { context, url }: { readonly context: LoadContext; readonly url: URL },
  page: PageKey,
) {
  const ports = context.get(portsContext);
  if (!isPageOn(ports.profile, page)) throw buildNotFoundError(url);
  return { ports, facts: context.get(requestContext) };
}

/** What a page function answers; null is the page's 404. */
export function requirePage<Page>(page: Page | null, url: URL): Page {
  if (page === null) throw buildNotFoundError(url);
  return page;
}
