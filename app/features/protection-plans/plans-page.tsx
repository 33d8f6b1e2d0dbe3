import {
  CallToAction,
  Section,
  StatLine,
} from "#app/site/sections/section.tsx";
import type { FaqSectionView } from "#app/site/sections/faq-section.server.ts";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { PageHero, type PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { Steps } from "#app/site/sections/section-lists.tsx";
import { WarrantyScale } from "#app/site/sections/warranty/warranty-scale.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plansCopy } from "./copy.ts";
import "./plans.css";

export interface PlansPageData {
  readonly hero: PageHeroText;
  readonly name: string;
  /** Search engines show it under the page's title. */
  readonly summary: string;
  readonly maxMiles: number;
  /** It counts the vehicles for sale; null means that this is private. */
  readonly stock: {
    readonly total: number;
    readonly covered: number;
    /** They are under the limit, and have no engine. */
    readonly electric: number;
    /** They have the miles of the limit, or more. */
    readonly further: number;
  } | null;
  readonly covered: readonly string[];
  readonly notCovered: readonly string[];
  readonly disclaimer: string;
  /** It tells warranties from what is sold; null where nobody wrote one. */
  readonly guideAddress: string | null;
  /** They are sold; none where the dealership names none. */
  readonly plans: readonly {
    readonly name: string;
    readonly covers: string;
    /** What it is there for, in a line; null where nobody said it. */
    readonly when: string | null;
    /** What it costs at least, as in "$695"; null where nobody named a price. */
    readonly price: string | null;
    /** How long it runs for that price; null where nobody said it. */
    readonly term: string | null;
    /** It goes on from "Makes sense if". */
    readonly suits: string;
    /** Null while nobody can be asked online. */
    readonly askAddress: string | null;
  }[];
  readonly faqs: FaqSectionView;
  readonly links: readonly SectionLink[];
}

/** The head leads there. */
export const PLANS_ANCHOR = "plans";

const STEPS = ["buy", "care", "call"] as const;
const ASKS = ["price", "term", "leavesOut"] as const;
const FIGURES = ["miles", "time", "distance", "cost"] as const;

/** The page is about the lifetime engine limited warranty (Spec §1 and §9), then about what can be bought besides. */
export function PlansPage({ page }: { readonly page: PlansPageData }) {
  const t = useTexts(plansCopy);
  const { maxMiles: miles } = page;
  return (
    <>
      <PageHero hero={page.hero}>
        <div className="night plan-scale">
          <h2 className="h3">{page.name}</h2>
          <WarrantyScale maxMiles={miles} isShort />
        </div>
      </PageHero>
      <StatLine
        label={t("facts")}
        stats={FIGURES.map((key) => ({
          figure: t(`figure.${key}`, { miles }),
          text: t(`figure.${key}Text`),
        }))}
      />
      <section className="section section--surface">
        <div className="wrap plan-parts">
          <Parts title={t("coveredTitle")} parts={page.covered} icon="check" />
          <Parts
            title={t("notCoveredTitle")}
            parts={page.notCovered}
            icon="close"
          />
          <div className="plan-terms">
            <p className="terms">{page.disclaimer}</p>
            {page.guideAddress !== null && (
              <ArrowLink href={page.guideAddress}>{t("guide")}</ArrowLink>
            )}
          </div>
        </div>
      </section>
      {page.plans.length > 0 && (
        <Section
          id={PLANS_ANCHOR}
          title={t("plansTitle")}
          text={t("plansText")}
        >
          <Plans plans={page.plans} />
          <PlanAsks plans={page.plans} />
        </Section>
      )}
      <Section isOnSurface title={t("stockTitle")}>
        <StockShare stock={page.stock} miles={miles} />
      </Section>
      <Section title={t("stepsTitle")}>
        <Steps
          steps={STEPS.map((key) => ({
            title: t(`step.${key}.title`, { miles }),
            text: t(`step.${key}.text`),
            link: null,
          }))}
        />
      </Section>
      <FaqSection section={page.faqs} />
      <CallToAction
        title={t("ctaTitle")}
        text={t("ctaText")}
        links={page.links}
      />
    </>
  );
}

function Plans({ plans }: Pick<PlansPageData, "plans">) {
  const t = useTexts(plansCopy);
  return (
    <ul className="plans">
      {plans.map(({ name, covers, when, suits, price, term, askAddress }) => (
        <li key={name} className="plan-part">
          <div>
            <h3 className="h3">{name}</h3>
            {when !== null && <p className="plan-when">{when}</p>}
          </div>
          <p className="plan-price">
            <b className="num">
              {price === null
                ? t("planAsk")
                : t("planPrice", { amount: price })}
            </b>
            {term !== null && <span>{term}</span>}
          </p>
          <p>{covers}</p>
          <p className="plan-suits">
            <b>{t("plansSuit")}</b> {suits}
          </p>
          {askAddress !== null && (
            <ArrowLink href={askAddress}>
              {t("contact")}
              <span className="vh">: {name}</span>
            </ArrowLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What nobody gave of a plan's price, length and exceptions is to be asked for. */
function PlanAsks({ plans }: Pick<PlansPageData, "plans">) {
  const t = useTexts(plansCopy);
  const isGiven = {
    price: plans.every(({ price }) => price !== null),
    term: plans.every(({ term }) => term !== null),
  };
  return (
    <div className="plan-asks">
      <h3 className="h3">{t("asksTitle")}</h3>
      <dl>
        {ASKS.map((key) => (
          <div key={key}>
            <dt>{t(`ask.${key}.title`)}</dt>
            <dd>
              {t(
                key !== "leavesOut" && isGiven[key]
                  ? `ask.${key}.given`
                  : `ask.${key}.text`,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Parts({
  title,
  parts,
  icon,
}: {
  readonly title: string;
  readonly parts: readonly string[];
  readonly icon: "check" | "close";
}) {
  return (
    <div className="plan-part">
      <h2 className="h2">{title}</h2>
      <ul className={`points plan-list plan-list--${icon}`}>
        {parts.map((part) => (
          <li key={part}>
            <Icon name={icon} />
            <span>{part}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StockShareProps {
  readonly stock: PlansPageData["stock"];
  readonly miles: number;
}

const WIDTH = 1000;

function StockShare({ stock, miles }: StockShareProps) {
  const t = useTexts(plansCopy);
  if (stock === null)
    return <p className="lead">{t("stockPrivate", { miles })}</p>;
  const { total, covered, electric, further } = stock;
  const share = covered / total;
  // 100% is said only when all of them are covered.
  const percent = covered === total ? 100 : Math.floor(share * 100);
  return (
    <div className="stock-share">
      <p className="lead">{t("stockText", { count: covered, total, miles })}</p>
      <svg
        viewBox={`0 0 ${WIDTH} 24`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
        role="img"
        aria-label={t("stockShare", { percent })}
      >
        <rect className="stock-all" width={WIDTH} height="24" rx="4" />
        <rect
          className="stock-electric"
          width={Math.round((WIDTH * (covered + electric)) / total)}
          height="24"
          rx="4"
        />
        <rect
          className="stock-covered"
          width={Math.round(WIDTH * share)}
          height="24"
          rx="4"
        />
      </svg>
      <ul className="stock-parts">
        <li className="stock-part--covered">
          {t("stockCovered", { count: covered })}
        </li>
        {electric > 0 && (
          <li className="stock-part--electric">
            {t("stockElectric", { count: electric })}
          </li>
        )}
        {further > 0 && <li>{t("stockFurther", { count: further, miles })}</li>}
      </ul>
    </div>
  );
}
