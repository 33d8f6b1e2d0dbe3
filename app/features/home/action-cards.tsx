import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { formatConditions } from "./conditions-phrase.ts";
import { homeCopy } from "./copy.ts";
import type { HomeView } from "./home-view.ts";

interface Action {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Spec §2, home: these are three ways to start; one whose page is off leads to the phone. */
export function ActionCards({ page }: { readonly page: HomeView }) {
  const t = useTexts(homeCopy);
  return (
    <section className="wrap" aria-label={t("actions")}>
      <ul className="actions">
        {useActions(page).map(({ icon, title, text, address }) => (
          <li key={title}>
            <a href={address}>
              <Icon name={icon} size={28} />
              <span className="h3">{title}</span>
              <Icon name="arrow-right" />
              <span className="meta">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useActions({
  pages,
  claims,
  vehicleCount,
  conditions,
  variant,
}: HomeView): readonly Action[] {
  const t = useTexts(homeCopy);
  const site = useSite();
  const store = getSelectedStore(site);
  const phone = formatUnbroken(store.phoneText);
  const phoneAddress = getTelephoneAddress(store.phone);
  const time = site.inventoryUpdatedText;
  const phrase = formatConditions(conditions, t, site.language);
  const browse = { count: vehicleCount ?? 0, conditions: phrase };
  const service: Action =
    pages.serviceSchedule === null
      ? {
          icon: "calendar",
          title: t("serviceCall"),
          text: t("serviceCallText", { phone }),
          address: phoneAddress,
        }
      : {
          icon: "calendar",
          title: t("scheduleService"),
          text: t("scheduleServiceText"),
          address: pages.serviceSchedule,
        };
  return [
    pages.applyForFinancing === null
      ? {
          icon: "wallet",
          title: t("financingCall"),
          text: t("financingCallText", { phone }),
          address: phoneAddress,
        }
      : {
          icon: "wallet",
          title: t("preApproval"),
          text: t("preApprovalText", { seconds: claims.preApprovalSeconds }),
          address: pages.applyForFinancing,
        },
    pages.sellTrade === null
      ? {
          icon: "trade",
          title: t("tradeCall"),
          text: t("tradeCallText", { phone }),
          address: phoneAddress,
        }
      : {
          icon: "trade",
          title: t("trade"),
          text: t("tradeText", { days: claims.offerValidDays }),
          address: pages.sellTrade,
        },
    variant === "full"
      ? service
      : {
          icon: "car",
          title: t("browse"),
          text:
            vehicleCount === null
              ? t("browseTextPrivate")
              : time === null
                ? t("browseText", browse)
                : t("browseTextUpdated", { ...browse, time }),
          address: pages.inventory,
        },
  ];
}
