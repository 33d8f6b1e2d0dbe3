import { CallToAction, Section } from "#app/site/sections/section.tsx";
import { ComparisonTable } from "#app/site/sections/comparison-table.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import {
  FeatureCards,
  PromiseList,
} from "#app/site/sections/section-lists.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import type { BuyHerePayHereView } from "./buy-here-pay-here.server.ts";
import "./auto-financing.css";

/** This is the page at `/auto-financing/better-than-buy-here-pay-here` (Spec §2). */
export function BuyHerePayHerePage({
  page,
}: {
  readonly page: BuyHerePayHereView;
}) {
  const { hero, table, fair, more, end } = page;
  return (
    <>
      <PageHero hero={hero} />
      <Section title={table.title} aside={<p className="meta">{table.note}</p>}>
        <ComparisonTable
          caption={table.caption}
          corner={table.corner}
          ways={[{ name: table.them }, { name: table.us }]}
          rows={table.rows.map(({ label, them, us }) => ({
            label,
            cells: [them, us],
          }))}
          isLastOurs
        />
      </Section>
      <Section isOnSurface title={page.fairTitle}>
        <PromiseList promises={fair} isRow />
      </Section>
      <ReviewSection section={page.reviews} />
      <CallToAction {...end} />
      {more.length > 0 && (
        <Section title={page.moreTitle}>
          <FeatureCards features={more} />
        </Section>
      )}
      <FaqSection section={page.faqs} />
    </>
  );
}
