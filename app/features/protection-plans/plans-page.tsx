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
import { PlanAsks, Plans, type SoldPlans } from "./sold-plans.tsx";
import { type CoveredStock, StockShare } from "./stock-share.tsx";
import "./plans.css";

export interface PlansPageData extends SoldPlans {
  readonly hero: PageHeroText;
  readonly name: string;
  /** Search engines show it under the page's title. */
  readonly summary: string;
  readonly maxMiles: number;
  readonly stock: CoveredStock | null;
  readonly covered: readonly string[];
  readonly notCovered: readonly string[];
  readonly disclaimer: string;
  /** It tells warranties from what is sold; null where nobody wrote one. */
  readonly guideAddress: string | null;
  readonly faqs: FaqSectionView;
  readonly links: readonly SectionLink[];
}

/** The head leads there. */
export const PLANS_ANCHOR = "plans";

const STEPS = ["buy", "care", "call"] as const;
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
          <PlanAsks plans={page.plans} refund={page.refund} />
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
