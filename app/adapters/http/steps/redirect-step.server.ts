import {
  type PathFinder,
  findLegacyRedirect,
} from "#app/domain/address/canonical-path.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { CHOSEN_LANGUAGE } from "#app/domain/consent/stored-items.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  findHomeLanguage,
  parseChosenLanguage,
} from "#app/domain/visitor/chosen-language.ts";
import { sendRedirect } from "#app/adapters/http/answers/plain-answers.server.ts";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";

/** A page gives these addresses itself, so they are asked for as written; in capitals they would match nothing. */
const PAGE_DATA = /(?:\.data|\/_payload\.json)$/;

/** Spec §2 names paths under /2010 through /2025. Where the page is off, they answer as any unknown path does. */
export function createLegacyStep(isFinancingOn: boolean): Step {
  return (exchange) => {
    if (!isFinancingOn) return false;
    const { pathname, searchParams } = exchange.url;
    const location = findLegacyRedirect(pathname, searchParams);
    return (
      location !== null &&
      sendRedirect(exchange, 301, location, "public, max-age=3600")
    );
  };
}

/** Assumption A304: the home page without a language leads on to the visitor's own. */
export function createHomeLanguageStep(
  site: Pick<StoreProfile, "site">["site"],
): Step {
  return (exchange) => {
    const { url, method, cookies } = exchange;
    if (url.pathname !== "/" || method === "POST") return false;
    const chosen = parseChosenLanguage(cookies.get(CHOSEN_LANGUAGE.name));
    const language = findHomeLanguage(chosen, site);
    return (
      language !== null &&
      sendRedirect(
        exchange,
        302,
        addLanguage("/", language) + url.search,
        "private, no-cache",
      )
    );
  };
}

/** Assumption A22: each page has one address, and every other way to write it redirects there permanently. */
export function createCanonicalStep(findPath: PathFinder): Step {
  return (exchange) => {
    const { pathname, search } = exchange.url;
    if (exchange.method === "POST" || PAGE_DATA.test(pathname)) return false;
    const path = findPath(pathname);
    if (path === null || path === pathname) return false;
    return sendRedirect(exchange, 301, path + search, "private, no-cache");
  };
}
