import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import { returnAddress } from "#app/site/page/return-address.ts";
import { unlockAddress } from "./unlock-address.ts";

interface UnlockLinkProps {
  readonly className: string;
  /** What opens the price next. */
  readonly asks?: PriceKey;
  readonly children: ReactNode;
}

/** Leads to the unlock page, or to the wizard for the terms, and back here; with JavaScript a dialog unlocks. */
export function UnlockLink({
  className,
  asks = "contact",
  children,
}: UnlockLinkProps) {
  const { pathname, search } = useLocation();
  const here = returnAddress(pathname, search);
  const isForTerms = asks === "terms";
  return (
    <a
      className={className}
      href={
        isForTerms ? getPersonalizedPricingAddress(here) : unlockAddress(here)
      }
      rel="nofollow"
      data-unlock={isForTerms ? undefined : ""}
    >
      {children}
    </a>
  );
}
