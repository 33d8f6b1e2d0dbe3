import { CallToAction, Section } from "#app/site/sections/section.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { FeatureCards } from "#app/site/sections/section-lists.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import type { ClosingView } from "./closing.server.ts";

/** The closing shows other ways to finance, reviews, the call to action and the questions. */
export function FinancingClosing({ page }: { readonly page: ClosingView }) {
  const { moreTitle, more, reviews, end, faqs } = page;
  return (
    <>
      {more.length > 0 && (
        <Section isOnSurface title={moreTitle}>
          <FeatureCards features={more} />
        </Section>
      )}
      <ReviewSection section={reviews} />
      <CallToAction {...end} />
      <FaqSection section={faqs} />
    </>
  );
}
