import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { formatConditions, homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

/** Spec §2, home: a way to start whose page is off leads to the phone. */
export function ActionCards({ page }: { readonly page: HomePageData }) {
  const t = useTexts(homeCopy);
  return (
    <section className="wrap" aria-label={t("actions")}>
      <ul className="actions">
        <PageAction
          page={page}
          icon="wallet"
          leadsTo="applyForFinancing"
          open="preApproval"
          closed="financingCall"
        />
        <PageAction
          page={page}
          icon="trade"
          leadsTo="sellTrade"
          open="trade"
          closed="tradeCall"
        />
        {page.variant === "full" ? (
          <PageAction
            page={page}
            icon="calendar"
            leadsTo="serviceSchedule"
            open="scheduleService"
            closed="serviceCall"
          />
        ) : (
          <BrowseAction page={page} />
        )}
      </ul>
    </section>
  );
}

interface PageActionProps {
  readonly page: HomePageData;
  readonly icon: IconName;
  readonly leadsTo: "applyForFinancing" | "sellTrade" | "serviceSchedule";
  /** The copy has a title and a text for the page, and others for the phone while the page is off. */
  readonly open: "preApproval" | "trade" | "scheduleService";
  readonly closed: "financingCall" | "tradeCall" | "serviceCall";
}

function PageAction({
  page: { pages, claims, offerValidDays },
  icon,
  leadsTo,
  open,
  closed,
}: PageActionProps) {
  const t = useTexts(homeCopy);
  const { phone, phoneText } = getSelectedStore(useSite());
  const address = pages[leadsTo];
  const key = address === null ? closed : open;
  const isValued = key === "trade" && offerValidDays !== null;
  return (
    <ActionCard
      icon={icon}
      title={t(key)}
      text={t(isValued ? "tradeTextValued" : `${key}Text`, {
        phone: formatUnbroken(phoneText),
        seconds: claims?.preApprovalSeconds ?? 0,
        days: offerValidDays ?? 0,
      })}
      address={address ?? getTelephoneAddress(phone)}
    />
  );
}

function BrowseAction({
  page: { pages, vehicleCount, conditions },
}: {
  readonly page: HomePageData;
}) {
  const t = useTexts(homeCopy);
  const { inventoryUpdatedText, language } = useSite();
  const key =
    vehicleCount === null
      ? "browseTextPrivate"
      : inventoryUpdatedText === null
        ? "browseText"
        : "browseTextUpdated";
  return (
    <ActionCard
      icon="car"
      title={t("browse")}
      text={t(key, {
        count: vehicleCount ?? 0,
        conditions: formatConditions(conditions, t, language),
        time: formatUnbroken(inventoryUpdatedText ?? ""),
      })}
      address={pages.inventory}
    />
  );
}

interface ActionCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

function ActionCard({ icon, title, text, address }: ActionCardProps) {
  return (
    <li>
      <a href={address}>
        <Icon name={icon} size={28} />
        <span className="h3">{title}</span>
        <Icon name="arrow-right" />
        <span className="meta">{text}</span>
      </a>
    </li>
  );
}
