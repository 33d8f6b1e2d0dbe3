import { COOKIE_CATEGORIES } from "#app/domain/consent/consent.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** Spec §4: the other toggles default to on. Where every category is allowed there is nothing to set: null. */
export function cookieSettingsPage(
  { consent }: Pick<RequestFacts, "consent">,
  params: { readonly returnTo: string; readonly areCookiesRefused: boolean },
) {
  const { chosen, hasPrivacySignal, tier } = consent;
  if (tier < 2) return null;
  return {
    switches: COOKIE_CATEGORIES.map((category) => {
      const isSignalled = category === "targeting" && hasPrivacySignal;
      return {
        category,
        isOn:
          category === "essential" ||
          (!isSignalled && (chosen === null || chosen.includes(category))),
        /** Essential is always on; a privacy signal keeps targeting off. */
        isLocked: category === "essential" || isSignalled,
      };
    }),
    hasPrivacySignal,
    ...params,
  };
}

export type CookieSettingsPageData = NonNullable<
  ReturnType<typeof cookieSettingsPage>
>;
