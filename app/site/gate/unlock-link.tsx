import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { FOR_PRICES, UNLOCK_FOR } from "#app/domain/address/unlock-purpose.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import {
  addAskedVin,
  getReturnAddress,
} from "#app/domain/address/return-address.ts";
import { UNLOCK_PATH } from "./unlock-path.ts";

interface UnlockLinkProps {
  readonly className?: string;
  /** Of a price, it says what opens it next; without it, cars are asked for. */
  readonly asks?: PriceKey | undefined;
  /** The car of a page of several whose price was asked for. */
  readonly vin?: string | undefined;
  readonly children: ReactNode;
}

/** The link leads on and back here, for terms through the wizard; with JavaScript a dialog unlocks. */
export function UnlockLink({
  className,
  asks,
  vin,
  children,
}: UnlockLinkProps) {
  const { pathname, search } = useLocation();
  const here = addAskedVin(getReturnAddress(pathname, search), vin ?? null);
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

/** `returnTo` is a path of this site, and says the language. */
export function getUnlockAddress(
  returnTo: string,
  isForPrices = false,
): string {
  const { language, address } = splitLanguage(returnTo);
  const way =
    address === "/" || address.startsWith(UNLOCK_PATH)
      ? ""
      : `returnTo=${encodeURIComponent(returnTo)}&`;
  const asked = isForPrices ? `${UNLOCK_FOR}=${FOR_PRICES}` : "";
  return addLanguage(
    `${UNLOCK_PATH}?${way}${asked}`.replace(/[?&]$/, ""),
    language,
  );
}
