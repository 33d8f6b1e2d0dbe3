import { illustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import { telephoneAddress } from "#app/site/shell/telephone.ts";
import {
  type MenuLink,
  selectedStore,
  useSite,
} from "#app/site/store/site-view.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { homeCopy } from "./copy.ts";
import type { HomeView } from "./home-view.ts";

export interface Department {
  readonly id: "finance" | "shop" | "sell" | "service";
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  /** Never empty: a department without a page of its own answers the phone. */
  readonly links: readonly MenuLink[];
  readonly illustration: string;
}

/** Spec §2, department tabs of the home page. */
export function useDepartments({
  pages,
  claims,
}: HomeView): readonly Department[] {
  const t = useTexts(homeCopy);
  const store = selectedStore(useSite());
  const orCall = (links: readonly (MenuLink | null)[]): MenuLink[] => {
    const shown = links.filter((link) => link !== null);
    if (shown.length > 0) return shown;
    const label = t("callUs", { phone: store.phoneText });
    return [{ label, address: telephoneAddress(store.phone) }];
  };
  return [
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
      links: orCall([
        linkTo(pages.applyForFinancing, t("preApproval")),
        linkTo(pages.autoFinancing, t("financeMore")),
      ]),
      illustration: picture({
        bodystyle: "suvs",
        paintKey: "silver",
        variant: 8,
      }),
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
      illustration: picture({
        bodystyle: "wagons",
        paintKey: "green",
        variant: 3,
      }),
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
      links: orCall([linkTo(pages.sellTrade, t("trade"))]),
      illustration: picture({
        bodystyle: "hatchbacks",
        paintKey: "navy",
        variant: 10,
      }),
    },
    {
      id: "service",
      name: t("service"),
      title: t("serviceTitle"),
      text: t("serviceText"),
      points: [t("servicePoint1"), t("servicePoint2"), t("servicePoint3")],
      links: orCall([
        linkTo(pages.serviceSchedule, t("scheduleService")),
        linkTo(pages.service, t("serviceMore")),
      ]),
      illustration: picture({
        bodystyle: "trucks",
        paintKey: "gray",
        variant: 6,
      }),
    },
  ];
}

function linkTo(address: string | null, label: string): MenuLink | null {
  return address === null ? null : { label, address };
}

function picture(car: Illustration): string {
  return illustrationAddress(car, "profile-left", { crop: "hero" });
}
