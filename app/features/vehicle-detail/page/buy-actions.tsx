import { getTelephoneAddress } from "#app/site/page/format.ts";
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
        <BuyLink href={links.question} icon="mail" label={t("ask")} />
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
