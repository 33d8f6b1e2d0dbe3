import { type RefObject, useEffect, useRef, useState } from "react";
import { formatDollars, getTelephoneAddress } from "#app/site/page/format.ts";
import type { StoreView } from "#app/site/page/site-view.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { SectionProps } from "./vehicle-page.tsx";

/**
 * Spec §2, mobile menu: on a phone, once the price is out of sight, the bar shows the price, the next step and
 * the ways to reach us.
 */
export function StickyBar({
  page: { price, links },
  store,
  t,
}: SectionProps & { readonly store: StoreView }) {
  const bar = useRef<HTMLElement>(null);
  const isShown = useIsPriceAbove(bar);
  const main = links.checkAvailability ?? getTelephoneAddress(store.phone);
  return (
    <section
      className={isShown ? "sticky-bar is-shown" : "sticky-bar"}
      ref={bar}
      aria-label={t("actions")}
    >
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
        isExternal
      />
      {links.checkAvailability !== null && (
        <Mini
          href={getTelephoneAddress(store.phone)}
          icon="phone"
          label={t("callShort")}
        />
      )}
      <a className="btn btn--main" href={main}>
        {links.checkAvailability === null
          ? t("call", { phone: store.phoneText })
          : t("checkAvailability")}
        {price.state === "shown" && (
          <small>{formatDollars(price.totalDollars)}</small>
        )}
      </a>
    </section>
  );
}

function Mini({
  href,
  icon,
  label,
  isExternal = false,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isExternal?: boolean;
}) {
  return (
    <a className="mini" href={href} rel={isExternal ? "external" : undefined}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** It says if the page's own price has left the screen upwards. */
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
