import type { ReactNode } from "react";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section, StatLine } from "#app/site/sections/section.tsx";
import { PromiseList, Steps } from "#app/site/sections/section-lists.tsx";
import { FinancingClosing } from "./financing-closing.tsx";
import type { LandingView } from "./landing.server.ts";
import { RateTable } from "./rate-table.tsx";
import "./auto-financing.css";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import type { FinanceExampleView } from "./finance-example.server.ts";

interface LandingPageProps {
  readonly page: LandingView;
  readonly calculator?: ReactNode;
}

const ESTIMATE = "estimate";

/** This is the page at `/auto-financing` (Spec §2). */
export function LandingPage({ page, calculator }: LandingPageProps) {
  const { hero, keyFigures: figures, example } = page;
  const hasCalculator = calculator !== undefined;
  const toEstimate = { label: page.estimate, address: `#${ESTIMATE}` };
  const [start, ...others] = hero.links;
  return (
    <>
      <PageHero
        hero={
          hasCalculator && start !== undefined
            ? { ...hero, links: [start, toEstimate, ...others] }
            : hero
        }
      />
      <StatLine {...figures} />
      <Section title={page.stepsTitle} text={page.stepsText}>
        <Steps steps={page.financingSteps} />
      </Section>
      {hasCalculator && (
        <div className="section section--surface" id={ESTIMATE}>
          <div className="wrap">{calculator}</div>
        </div>
      )}
      {example !== null && <FinanceExample example={example} />}
      <RateTable table={page.rates} />
      <FinancingClosing page={page} />
    </>
  );
}

/** The claim stands beside the whole loan that it describes. */
function FinanceExample({
  example: { title, text, points, links, loan },
}: {
  readonly example: FinanceExampleView;
}) {
  return (
    <section className="section section--surface">
      <div className="wrap example-grid">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="lead">{text}</p>
          <PromiseList promises={points} />
          <LinkRow links={links} look="ink" />
        </div>
        <LoanSticker loan={loan} />
      </div>
    </section>
  );
}
