import { type RefObject, useEffect, useRef, useState } from "react";
import { formatAmount, getTelephoneAddress } from "#app/site/page/format.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { PAYMENT_SLOT_ID } from "#app/site/vehicles/price/payment-slot.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { StoreSectionProps } from "./vehicle-page.tsx";

/** Spec §2, mobile menu: the bar comes on a phone once the price is out of sight, and opens one that is locked. */
export function StickyBar({
  page: { price, links },
  store,
  t,
}: StoreSectionProps) {
  const bar = useRef<HTMLElement>(null);
  const isShown = useIsPriceAbove(bar);
  const tVehicles = useTexts(vehiclesCopy);
  const { documentFeeCents, isDocumentFeeIncluded } = useSite();
  const hasFee = isDocumentFeeIncluded && documentFeeCents > 0;
  return (
    <section
      className={isShown ? "sticky-bar is-shown" : "sticky-bar"}
      ref={bar}
      aria-label={t("actions")}
    >
      {/* The estimator fills it while somebody works on the payment. */}
      <div className="sticky-pay" id={PAYMENT_SLOT_ID} />
      {links.preApproval !== null && (
        <Mini
          href={links.preApproval.address}
          icon="wallet"
          label={t("preApproval")}
        />
      )}
      <Mini
        href={store.directionsAddress}
        icon="pin"
        label={t("directions")}
        rel="external"
      />
      <Mini
        href={getTelephoneAddress(store.phone)}
        icon="phone"
        label={t("callShort")}
      />
      {price.state === "locked" ? (
        <UnlockLink className="btn btn--main" asks={price.key}>
          {tVehicles(price.key === "terms" ? "finishTerms" : "unlockPrice")}
        </UnlockLink>
      ) : (
        <a className="btn btn--main" href={links.checkAvailability}>
          {t("checkAvailability")}
          {price.state === "shown" && (
            <small>
              {formatAmount(price.totalCents)}
              {hasFee && <span> {t("withFee")}</span>}
            </small>
          )}
        </a>
      )}
    </section>
  );
}

function Mini({
  icon,
  label,
  ...link
}: {
  readonly href: string;
  readonly rel?: "external";
  readonly icon: IconName;
  readonly label: string;
}) {
  return (
    <a className="mini" {...link}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** It says whether the page's own price has left the screen upwards. */
function useIsPriceAbove(bar: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const price = bar.current
      ?.closest(".vehicle")
      ?.querySelector(".vdp-side .sticker");
    if (price == null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined)
        setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(price);
    return () => observer.disconnect();
  }, [bar]);
  return isAbove;
}
