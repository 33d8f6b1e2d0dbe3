import { data } from "react-router";
import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import { CookieSettingsPage } from "#app/features/cookie-settings/cookie-settings-page.tsx";
import { buildCookieSettings } from "#app/features/cookie-settings/cookie-settings.ts";
import { requestContext } from "#app/ports.ts";
import { COOKIE_SETTINGS_PATH } from "#app/site/consent/consent-addresses.ts";
import type { Route } from "./+types/cookie-settings.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { consentCopy } from "#app/site/consent/copy.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { consent } = context.get(requestContext);
  // Where every category is allowed there is nothing to set.
  if (consent.tier < 2)
    throw data(`Page not found: ${url.pathname}`, { status: 404 });
  const settings = buildCookieSettings(
    consent,
    toSafeReturnAddress(
      url.searchParams.get("returnTo") ?? COOKIE_SETTINGS_PATH,
    ),
  );
  return withHead({ context, url }, settings, (_page, site) => ({
    title: siteTexts(consentCopy.en, site)("settingsTitle"),
    description: null,
  }));
}

/** One visitor's own choices. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export default function CookieSettings() {
  return <CookieSettingsPage settings={usePageData<typeof loader>()} />;
}
