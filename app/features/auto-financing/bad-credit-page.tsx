import {
  FeatureCards,
  PromiseList,
} from "#app/site/sections/section-lists.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import type { BadCreditView } from "./bad-credit.server.ts";
import { FinancingClosing } from "./financing-closing.tsx";
import { RateTable } from "./rate-table.tsx";
import "./auto-financing.css";

/** This is the page at `/auto-financing/bad-credit-auto-financing` (Spec §2). */
export function BadCreditPage({ page }: { readonly page: BadCreditView }) {
  const { hero } = page;
  return (
    <>
      <PageHero hero={hero} />
      <Section title={page.helpTitle}>
        <FeatureCards features={page.help} />
      </Section>
      <RateTable table={page.rates} isOnSurface />
      <Section title={page.waitTitle} text={page.waitText}>
        <PromiseList promises={page.wait} icon="info" isRow />
      </Section>
      <FinancingClosing page={page} />
    </>
  );
}
