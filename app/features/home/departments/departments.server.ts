import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator, isTextOf } from "#app/site/page/copy.ts";
import { type HomeText, homeCopy } from "#app/features/home/copy.ts";
import { departmentsCopy } from "./departments-copy.ts";
import type { HomeVariant } from "#app/features/home/home-variant.ts";
import type { OfferLoan } from "#app/site/offers/offer-card.server.ts";

type DepartmentText = keyof (typeof departmentsCopy)["sentences"];

type DepartmentPage =
  | "applyForFinancing"
  | "autoFinancing"
  | "inventory"
  | "sellTrade"
  | "serviceSchedule"
  | "service";

interface Department {
  readonly id: "finance" | "shop" | "sell" | "service";
  readonly picture: string;
  readonly links: readonly (readonly [
    page: DepartmentPage,
    label: HomeText | DepartmentText,
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

interface Said {
  readonly claims: NonNullable<StoreProfile["claims"]>;
  /** Null where a page is off. */
  readonly pages: Readonly<Record<DepartmentPage, string | null>>;
  readonly variant: HomeVariant;
  readonly offerValidDays: number | null;
  readonly areAllPricesLocked: boolean;
  /** It speaks for the finance department, in its own words. */
  readonly financeOffer: {
    readonly title: string;
    readonly text: string;
    readonly loan: OfferLoan | null;
  } | null;
}

/** What each department does for a shopper, in the visitor's words, and the ways into it. */
export function buildDepartments(
  { texts }: Pick<StoreProfile, "texts">,
  language: Language,
  said: Said,
) {
  const t = createTranslator(departmentsCopy, texts[language], language);
  const tHome = createTranslator(homeCopy, texts[language], language);
  const { claims, pages, offerValidDays, financeOffer } = said;
  const figures = {
    seconds: claims.preApprovalSeconds,
    from: claims.approvalHours.from,
    to: claims.approvalHours.to,
    points: claims.inspectionPoints,
    days: offerValidDays ?? 0,
  };
  const say = (label: HomeText | DepartmentText) =>
    isTextOf(departmentsCopy, label) ? t(label) : tHome(label);
  return listDepartments(said.variant).map(({ id, picture, links }) => {
    const offer = id === "finance" ? financeOffer : null;
    const isValued = id === "sell" && offerValidDays !== null;
    return {
      id,
      name: t(id),
      picture,
      title: offer?.title ?? t(isValued ? "sellTitleValued" : `${id}Title`),
      text:
        offer?.text ??
        t(
          isValued
            ? "sellTextValued"
            : isShopLocked(id, said)
              ? "shopTextLocked"
              : `${id}Text`,
        ),
      points: listPoints(id, said).map((point) => t(point, figures)),
      loan: offer?.loan ?? null,
      /** Empty where the department answers the phone. */
      links: links.flatMap(([page, label]) => {
        const address = pages[page];
        return address === null ? [] : [{ label: say(label), address }];
      }),
    };
  });
}

/** Who only sells cars begins with them. */
function listDepartments(variant: Said["variant"]): readonly Department[] {
  if (variant === "full") return DEPARTMENTS;
  const sold = DEPARTMENTS.filter(({ id }) => id !== "service");
  return sold.toSorted(
    (a, b) => Number(b.id === "shop") - Number(a.id === "shop"),
  );
}

/** What is said of prices holds where they are shown. */
function isShopLocked(
  id: Department["id"],
  { areAllPricesLocked }: Said,
): boolean {
  return id === "shop" && areAllPricesLocked;
}

function listPoints(
  id: Department["id"],
  said: Said,
): readonly DepartmentText[] {
  const { pages, offerValidDays, financeOffer } = said;
  const isValued = id === "sell" && offerValidDays !== null;
  const isPhoned = id === "finance" && pages.applyForFinancing === null;
  const isLocked = isShopLocked(id, said);
  const points: readonly DepartmentText[] = [
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
  // An offer's own words say how fast it is answered: the department adds what it does for the rest of the loan.
  return id === "finance" && financeOffer !== null
    ? [...points.slice(1), "financePointContract"]
    : points;
}
