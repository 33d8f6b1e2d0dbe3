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
  /** It says what opens the price next. */
  readonly asks?: PriceKey;
  readonly children: ReactNode;
}

/** The link leads on and back here, for terms through the wizard; with JavaScript a dialog unlocks. */
export function UnlockLink({
  className,
  asks = "contact",
  children,
}: UnlockLinkProps) {
  const { pathname, search } = useLocation();
  const here = getReturnAddress(pathname, search);
  const isForTerms = asks === "terms";
  return (
    <a
      className={className}
      href={
        isForTerms
          ? getPersonalizedPricingAddress(here)
          : getUnlockAddress(here)
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

/** `returnTo` is a path of this site, and says the language. */
export function getUnlockAddress(returnTo: string): string {
  const { language, address } = splitLanguage(returnTo);
  return addLanguage(
    address === "/" || address.startsWith(UNLOCK_PATH)
      ? UNLOCK_PATH
      : `${UNLOCK_PATH}?returnTo=${encodeURIComponent(returnTo)}`,
    language,
  );
}
