import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";

interface UnlockLinkProps {
  readonly className?: string;
  /** Of a price, it says what opens it next; without it, cars are asked for. */
  readonly asks?: PriceKey | undefined;
  readonly children: ReactNode;
}

/** The link leads on and back here, for terms through the wizard; with JavaScript a dialog unlocks. */
export function UnlockLink({ className, asks, children }: UnlockLinkProps) {
  const { pathname, search } = useLocation();
  const here = getReturnAddress(pathname, search);
  const isForTerms = asks === "terms";
  return (
    <a
      className={className}
      href={
        isForTerms
          ? getPersonalizedPricingAddress(here)
          : getUnlockAddress(here, asks !== undefined)
      }
      rel="nofollow"
      data-unlock={isForTerms ? undefined : ""}
    >
      {children}
    </a>
  );
}

/** Spec §2, dialogs: a page of its own without JavaScript. */
export const UNLOCK_PATH = "/private-inventory";

/** The key of the query and the form, with this value where a price was asked for (Assumption A384). */
export const UNLOCK_FOR = "for";
export const FOR_PRICES = "prices";

/** `returnTo` is a path of this site, and says the language. */
export function getUnlockAddress(
  returnTo: string,
  isForPrices = false,
): string {
  const { language, address } = splitLanguage(returnTo);
  const query = [
    ...(address === "/" || address.startsWith(UNLOCK_PATH)
      ? []
      : [`returnTo=${encodeURIComponent(returnTo)}`]),
    ...(isForPrices ? [`${UNLOCK_FOR}=${FOR_PRICES}`] : []),
  ].join("&");
  return addLanguage(
    query === "" ? UNLOCK_PATH : `${UNLOCK_PATH}?${query}`,
    language,
  );
}

/** A link or a page was asked for a price. */
export function isUnlockForPrices({ searchParams }: URL): boolean {
  return searchParams.get(UNLOCK_FOR) === FOR_PRICES;
}
