import { getTelephoneAddress } from "#app/site/page/format.ts";
import {
  type MenuLink,
  getSelectedStore,
  useSite,
} from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { homeCopy } from "./copy.ts";
import { DEPARTMENT_PICTURES } from "./department-pictures.ts";
import type { HomeView } from "./home-view.ts";

export interface Department {
  readonly id: "finance" | "shop" | "sell" | "service";
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  /** The links are never empty: a department without a page of its own answers the phone. */
  readonly links: readonly MenuLink[];
  readonly illustration: string;
}

/** Spec §2 asks for these department tabs on the home page. */
export function useDepartments({
  pages,
  claims,
  variant,
}: HomeView): readonly Department[] {
  const t = useTexts(homeCopy);
  const store = getSelectedStore(useSite());
  const listLinksOrCall = (links: readonly (MenuLink | null)[]): MenuLink[] => {
    const shown = links.filter((link) => link !== null);
    if (shown.length > 0) return shown;
    const label = t("callUs", { phone: store.phoneText });
    return [{ label, address: getTelephoneAddress(store.phone) }];
  };
  const departments: readonly Department[] = [
    {
      id: "finance",
      name: t("finance"),
      title: t("financeTitle"),
      text: t("financeText"),
      points: [
        pages.applyForFinancing === null
          ? t("financePointCall")
          : t("financePoint1", { seconds: claims.preApprovalSeconds }),
        t("financePoint2", {
          from: claims.approvalHoursFrom,
          to: claims.approvalHoursTo,
        }),
        t("financePoint3"),
      ],
      links: listLinksOrCall([
        toMenuLink(pages.applyForFinancing, t("preApproval")),
        toMenuLink(pages.autoFinancing, t("financeMore")),
      ]),
      illustration: DEPARTMENT_PICTURES.finance,
    },
    {
      id: "shop",
      name: t("shop"),
      title: t("shopTitle"),
      text: t("shopText"),
      points: [
        t("shopPoint1", { points: claims.inspectionPoints }),
        t("shopPoint2"),
        t("shopPoint3"),
      ],
      links: [{ label: t("browse"), address: pages.inventory }],
      illustration: DEPARTMENT_PICTURES.shop,
    },
    {
      id: "sell",
      name: t("sell"),
      title: t("sellTitle"),
      text: t("sellText"),
      points: [
        t("sellPoint1"),
        t("sellPoint2", { days: claims.offerValidDays }),
        t("sellPoint3"),
      ],
      links: listLinksOrCall([toMenuLink(pages.sellTrade, t("trade"))]),
      illustration: DEPARTMENT_PICTURES.sell,
    },
    {
      id: "service",
      name: t("service"),
      title: t("serviceTitle"),
      text: t("serviceText"),
      points: [t("servicePoint1"), t("servicePoint2"), t("servicePoint3")],
      links: listLinksOrCall([
        toMenuLink(pages.serviceSchedule, t("scheduleService")),
        toMenuLink(pages.service, t("serviceMore")),
      ]),
      illustration: DEPARTMENT_PICTURES.service,
    },
  ];
  return variant === "full"
    ? departments
    : departments.filter(({ id }) => id !== "service");
}

function toMenuLink(address: string | null, label: string): MenuLink | null {
  return address === null ? null : { label, address };
}
