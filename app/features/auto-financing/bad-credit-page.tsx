import { CallToAction } from "#app/site/sections/call-to-action.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { FeatureCards } from "#app/site/sections/feature-cards.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { PromiseList } from "#app/site/sections/promise-list.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { PageHead } from "#app/site/shell/page-head.tsx";
import type { BadCreditView } from "./bad-credit.server.ts";
import { RateTable } from "./rate-table.tsx";
import "./auto-financing.css";

/** `/auto-financing/bad-credit-auto-financing`. Spec §2. */
export function BadCreditPage({ page }: { readonly page: BadCreditView }) {
  const { head, hero, more, end } = page;
  return (
    <>
      <PageHead {...head} />
      <PageHero hero={hero} />
      <Section title={page.helpTitle}>
        <FeatureCards features={page.help} />
      </Section>
      <RateTable table={page.rates} isOnSurface />
      <Section title={page.waitTitle} text={page.waitText}>
        <PromiseList promises={page.wait} icon="info" isRow />
      </Section>
      {more.length > 0 && (
        <Section isOnSurface title={page.moreTitle}>
          <FeatureCards features={more} />
        </Section>
      )}
      <ReviewSection section={page.reviews} />
      <CallToAction {...end} />
      <FaqSection section={page.faqs} />
    </>
  );
}
