import { addLanguage } from "#app/domain/address/printed-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import { CookieSettingsPage } from "#app/features/cookie-settings/cookie-settings-page.tsx";
import { cookieSettingsPage } from "#app/features/cookie-settings/cookie-settings.ts";
import { requestContext } from "#app/request-facts.ts";
import { COOKIE_SETTINGS_PATH } from "#app/site/consent/consent-addresses.ts";
import type { Route } from "./+types/cookie-settings.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { settingsCopy } from "#app/site/consent/settings-copy.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const returnTo = toSafeReturnAddress(
    url.searchParams.get("returnTo") ??
      addLanguage(COOKIE_SETTINGS_PATH, facts.language),
  );
  const page = requirePage(
    cookieSettingsPage(facts, {
      returnTo,
      areCookiesRefused: areCookiesRefused(facts, url),
    }),
    url,
  );
  return withHead({ context, url }, page, (_page, site) => ({
    title: siteTexts(settingsCopy[facts.language], site)("settingsTitle"),
    description: null,
  }));
}

/** One visitor's own choices. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export default function CookieSettings() {
  return <CookieSettingsPage page={usePageData<typeof loader>()} />;
}
