import type { ReactNode } from "react";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { PromiseList, Steps } from "#app/site/sections/section-lists.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { Section } from "#app/site/sections/section.tsx";
import type { FramePageView } from "./frame-page.server.ts";
import "./auto-financing.css";

interface FramePageProps {
  readonly page: FramePageView;
  /** This is the lender's frame, or what stands in its place. */
  readonly frame: ReactNode;
}

/** The lender's frame stands among what a visitor wants to know before, beside and after it. */
export function FramePage({ page, frame }: FramePageProps) {
  const { hero, promises, talk } = page;
  const terms = (
    <aside className="frame-aside" aria-labelledby="frame-promises">
      <h2 className="h3" id="frame-promises">
        {page.promisesTitle}
      </h2>
      <PromiseList
        promises={promises}
        icon={page.areTermsFirst ? "info" : "check"}
      />
      <p className="frame-talk">
        <b>{talk.title}</b>
        <span>{talk.text}</span>
        <a href={talk.link.address}>{talk.link.label}</a>
      </p>
    </aside>
  );
  return (
    <>
      <PageHero hero={hero} />
      <div className="wrap frame-grid">
        {page.areTermsFirst && terms}
        <div className="frame-place">{frame}</div>
        {!page.areTermsFirst && terms}
      </div>
      <Section isOnSurface title={page.stepsTitle}>
        <Steps steps={page.steps} />
      </Section>
      <ReviewSection section={page.reviews} />
      <FaqSection section={page.faqs} />
    </>
  );
}
