import { type RefObject, useEffect, useRef, useState } from "react";
import { formatAmount, getTelephoneAddress } from "#app/site/page/format.ts";
import { PAYMENT_SLOT_ID } from "#app/site/vehicles/price/payment-slot.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type {
  SectionProps,
  StoreSectionProps,
  VehiclePageProps,
} from "./vehicle-page.tsx";

interface ActionsProps extends StoreSectionProps {
  readonly testDrive: VehiclePageProps["testDrive"];
}

/** The first action is the main one, but where the price has to be unlocked first. */
export function BuyActions({ page, store, testDrive, t }: ActionsProps) {
  const { links, price } = page;
  return (
    <div className="buy-actions">
      <a
        className={price.state === "locked" ? "btn" : "btn btn--main"}
        href={links.checkAvailability}
      >
        {t("checkAvailability")}
      </a>
      <div className="buy-more">
        {testDrive != null && (
          <a className="btn" href="#test-drive">
            <Icon name="calendar" />
            {t("testDrive")}
          </a>
        )}
        <a className="btn" href={getTelephoneAddress(store.phone)}>
          <Icon name="phone" />
          {t("call", { phone: store.phoneText })}
        </a>
      </div>
      <ul className="buy-links">
        <BuyLink href={links.ask} icon="mail" label={t("ask")} />
        {links.priceAlert !== null && (
          <BuyLink
            href={links.priceAlert}
            icon="bell"
            label={t("priceAlert")}
          />
        )}
        {links.trade !== null && (
          <BuyLink href={links.trade} icon="trade" label={t("trade")} />
        )}
      </ul>
    </div>
  );
}

function BuyLink({
  href,
  icon,
  label,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {label}
        <Icon name="chevron-right" size={16} />
      </a>
    </li>
  );
}

/** There is none while the page it leads to is off. */
export function PreApprovalBox({ page: { links }, t }: SectionProps) {
  if (links.preApproval === null) return null;
  return (
    <section className="vdp-block pre-approval">
      <div className="panel panel--row">
        <div>
          <h2 className="h3">{t("preApprovalTitle")}</h2>
          <p>{t("preApprovalText", { seconds: links.preApproval.seconds })}</p>
        </div>
        <a className="btn" href={links.preApproval.address}>
          {t("preApprovalLink")}
        </a>
      </div>
    </section>
  );
}

/** Spec §2, mobile menu: the bar comes on a phone once the price is out of sight. */
export function StickyBar({
  page: { price, links },
  store,
  t,
}: StoreSectionProps) {
  const bar = useRef<HTMLElement>(null);
  const isShown = useIsPriceAbove(bar);
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
      <a className="btn btn--main" href={links.checkAvailability}>
        {t("checkAvailability")}
        {price.state === "shown" && (
          <small>{formatAmount(price.totalCents)}</small>
        )}
      </a>
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
