import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type HomeText, homeCopy } from "./copy.ts";
import type { HomePageData } from "./home.server.ts";

export interface Department {
  readonly id: "finance" | "shop" | "sell" | "service";
  /** The name is written out because what names pictures knows every body and paint: it stays out of the scripts. */
  readonly picture: string;
  readonly links: readonly (readonly [
    page: keyof HomePageData["pages"],
    label: HomeText,
  ])[];
}

interface DepartmentPanelProps {
  readonly page: HomePageData;
  readonly claims: NonNullable<HomePageData["claims"]>;
  readonly department: Department;
}

/** What a department does for a shopper, and the ways into it. */
export function DepartmentPanel({
  department: { id, picture, links },
  page,
  claims,
}: DepartmentPanelProps) {
  const t = useTexts(homeCopy);
  const { pages, offerValidDays } = page;
  const offer = id === "finance" ? page.financeOffer : null;
  const figures = {
    seconds: claims.preApprovalSeconds,
    from: claims.approvalHours.from,
    to: claims.approvalHours.to,
    points: claims.inspectionPoints,
    days: offerValidDays ?? 0,
  };
  const isValued = id === "sell" && offerValidDays !== null;
  const isPhoned = id === "finance" && pages.applyForFinancing === null;
  // What is said of prices holds where they are shown.
  const isLocked = id === "shop" && page.lockedPrices === "all";
  const allPoints: readonly HomeText[] = [
    isPhoned
      ? "financePointCall"
      : isValued
        ? "sellPoint1Valued"
        : `${id}Point1`,
    isValued
      ? "sellPoint2Valued"
      : isLocked
        ? "shopPoint2Locked"
        : `${id}Point2`,
    isLocked ? "shopPoint3Locked" : `${id}Point3`,
  ];
  // An offer's own words say how fast it is answered.
  const points = offer === null ? allPoints : allPoints.slice(1);
  const { phone, phoneText } = getSelectedStore(useSite());
  const shown = links.flatMap(([key, label]) => {
    const address = pages[key];
    return address === null ? [] : [{ label: t(label), address }];
  });
  // A department without a page of its own answers the phone.
  if (shown.length === 0)
    shown.push({
      label: t("callUs", { phone: phoneText }),
      address: getTelephoneAddress(phone),
    });
  return (
    <div className={`tab-panel tab-panel--${id}`}>
      <div>
        <h3 className="h2">
          {offer?.title ?? t(isValued ? "sellTitleValued" : `${id}Title`)}
        </h3>
        <p className="lead">
          {offer?.text ?? t(isValued ? "sellTextValued" : `${id}Text`)}
        </p>
        <ul className="points">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{t(point, figures)}</span>
            </li>
          ))}
        </ul>
        <div className="btn-row">
          {shown.map(({ label, address }, at) => (
            <LinkButton
              key={address}
              href={address}
              look={at === 0 ? "ink" : "plain"}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      {offer?.loan ? (
        <LoanSticker loan={offer.loan} />
      ) : (
        <div className="tab-picture">
          <img src={picture} alt="" width={1300} height={510} loading="lazy" />
        </div>
      )}
    </div>
  );
}
