import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type HomeText, homeCopy } from "./copy.ts";
import type { HomePageData } from "./home.server.ts";

interface Department {
  readonly id: "finance" | "shop" | "sell" | "service";
  /** The name is written out because what names pictures knows every body and paint: it stays out of the scripts. */
  readonly picture: string;
  readonly links: readonly (readonly [
    page: keyof HomePageData["pages"],
    label: HomeText,
  ])[];
}

/** Spec §2, home, department tabs. */
const DEPARTMENTS: readonly Department[] = [
  {
    id: "finance",
    picture: `${DRAWINGS_FOLDER}suvs-silver-8-hero.svg`,
    links: [
      ["applyForFinancing", "preApproval"],
      ["autoFinancing", "financeMore"],
    ],
  },
  {
    id: "shop",
    picture: `${DRAWINGS_FOLDER}wagons-green-3-hero.svg`,
    links: [["inventory", "browse"]],
  },
  {
    id: "sell",
    picture: `${DRAWINGS_FOLDER}hatchbacks-navy-10-hero.svg`,
    links: [["sellTrade", "trade"]],
  },
  {
    id: "service",
    picture: `${DRAWINGS_FOLDER}trucks-gray-6-hero.svg`,
    links: [
      ["serviceSchedule", "scheduleService"],
      ["service", "serviceMore"],
    ],
  },
];

interface DepartmentsProps {
  readonly page: HomePageData;
  readonly claims: NonNullable<HomePageData["claims"]>;
}

/** The tabs are radio buttons, so they need no script. */
export function Departments({ page, claims }: DepartmentsProps) {
  const t = useTexts(homeCopy);
  const isFull = page.variant === "full";
  const departments = isFull ? DEPARTMENTS : listWithoutService();
  return (
    <section className="section">
      <div className="wrap departments">
        <h2 className="h2">
          {t(isFull ? "departments" : "departmentsWithoutService")}
        </h2>
        <fieldset className="tabs">
          <legend className="vh">{t("department")}</legend>
          {departments.map(({ id }, at) => (
            <label key={id} className="tab">
              <input
                className="vh"
                type="radio"
                name="department"
                value={id}
                defaultChecked={at === 0}
              />
              {t(id)}
            </label>
          ))}
        </fieldset>
        {departments.map((department) => (
          <Panel
            key={department.id}
            department={department}
            page={page}
            claims={claims}
          />
        ))}
      </div>
    </section>
  );
}

/** Who only sells cars begins with them. */
function listWithoutService(): readonly Department[] {
  const sold = DEPARTMENTS.filter(({ id }) => id !== "service");
  return sold.toSorted(
    (a, b) => Number(b.id === "shop") - Number(a.id === "shop"),
  );
}

interface PanelProps extends DepartmentsProps {
  readonly department: Department;
}

function Panel({
  department: { id, picture, links },
  page,
  claims,
}: PanelProps) {
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
