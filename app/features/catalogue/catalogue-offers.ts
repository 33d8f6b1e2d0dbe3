import { type Gate, hasLockedOffers } from "#app/domain/gate/gate.ts";
import { isActive } from "#app/domain/promotion/active-promotions.ts";
import type { AppPorts } from "#app/ports.ts";

/** Promotions that run now and ask nothing of the visitor. A claim comes with its disclosure. */
export function catalogueOffers(
  { profile, clock, siteUrl }: Pick<AppPorts, "profile" | "clock" | "siteUrl">,
  gate: Gate,
) {
  const nowMs = clock.nowMs();
  // Offers name no vehicle group, so a lock on any of them keeps all of them back.
  const promotions = hasLockedOffers(gate) ? [] : profile.promotions;
  const offers = promotions
    .filter((it) => isActive(it, nowMs) && it.criterias.length === 0)
    .map(({ criterias: _none, financeExample: _terms, url, ...offer }) => ({
      ...offer,
      url: new URL(url, siteUrl).href,
    }));
  return { status: 200, body: { total: offers.length, offers } } as const;
}

/** What a program needs to offer the store's forms. Never who receives them. */
export function catalogueForms({ profile }: Pick<AppPorts, "profile">) {
  const { topics, contactConsent, careers } = profile.leads;
  const body = {
    contact: {
      topics: topics.map(({ id, name, target }) => ({ id, name, target })),
    },
    careers: { positions: careers.positions },
    contactConsent: {
      hasOwnCheckbox: contactConsent.hasOwnCheckbox,
      version: contactConsent.version,
      text: contactConsent.text,
    },
  };
  return { status: 200, body } as const;
}
