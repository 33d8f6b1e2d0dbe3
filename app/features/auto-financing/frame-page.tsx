import { type ReactNode, useCallback, useState } from "react";
import { EXAMPLE_SCORE } from "#app/domain/lender-frame/example-score.ts";
import { FormSentContext } from "#app/site/page/form-sent.ts";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { LinkRow, type SectionLink } from "#app/site/sections/link-row.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { PromiseList, Steps } from "#app/site/sections/section-lists.tsx";
import { Section } from "#app/site/sections/section.tsx";
import type { FramePageData } from "./financing.server.ts";
import { ScoreRates } from "./score-rates.tsx";
import { useFinancing } from "./use-financing.ts";
import { RATES_ID, RateTable } from "./rate-table.tsx";
import "./auto-financing.css";

const THREE = [1, 2, 3] as const;

const WARNING_ICONS = ["alert", "document", "shield"] as const;

interface FramePageProps {
  readonly page: FramePageData;
  readonly frame: ReactNode;
  /** The demonstration's lender shows an example, and no answer. */
  readonly isExample: boolean;
}

export function FramePage({ page, frame, isExample }: FramePageProps) {
  const { say, findLink } = useFinancing(page);
  const { texts, call, rates } = page;
  const [isSent, setIsSent] = useState(false);
  const exampleScore =
    isSent && isExample && texts === "score" ? EXAMPLE_SCORE : null;
  const onSent = useCallback(() => setIsSent(true), []);
  const ways = <LinkRow links={listLinksOnceSent()} look="main" />;
  const areWarnings = texts === "full";
  /** On a narrow screen warnings and what it costs stand before the frame that they are about, promises after it. */
  const areFirst = areWarnings || texts === "score";
  const promises = (
    <>
      <h2 className="h3" id="frame-promises">
        {say(`${texts}.promises`)}
      </h2>
      <PromiseList
        promises={THREE.map((at) => ({
          title: say(`${texts}.promise${at}`),
          text: say(`${texts}.promise${at}Text`),
          icon: areWarnings ? WARNING_ICONS[at - 1] : "check",
        }))}
      />
    </>
  );
  const nextLinks = listNextLinks();
  const steps = THREE.map((at) => ({
    title: say(`${texts}.step${at}`),
    text: say(`${texts}.step${at}Text`),
    link: nextLinks[at - 1] ?? null,
  }));
  // What the first step tells has happened by the time that a score or an answer is there.
  const isFirstDone = isSent && texts !== "full";
  const head = getHead();
  const nextSteps = <Steps steps={isFirstDone ? steps.slice(1) : steps} />;
  return (
    <>
      <PageHero
        hero={{
          ...page.hero,
          title: say(head.title),
          lead: say(head.lead),
          links: [],
          note: null,
          picture: null,
        }}
        // Here nobody knows how the lender answers, so that no mark says that all is well.
        isDone={isSent && texts === "full" && !isExample}
      />
      <div className="wrap frame-grid">
        {areFirst && !isSent && (
          <aside
            className={`frame-aside${areWarnings ? "" : " frame-aside--brief"}`}
            aria-labelledby="frame-promises"
          >
            {promises}
          </aside>
        )}
        <div className="frame-place">
          <FormSentContext
            value={{
              onSent,
              isSent,
              next: exampleScore === null ? ways : null,
            }}
          >
            {frame}
          </FormSentContext>
        </div>
        <aside
          className="frame-aside"
          aria-label={say(isSent && exampleScore === null ? "next" : "talk")}
        >
          {!areFirst && !isSent && promises}
          {exampleScore !== null && (
            <>
              {rates !== null && (
                <ScoreRates page={{ ...page, rates }} score={exampleScore} />
              )}
              {ways}
            </>
          )}
          {isSent && exampleScore === null && (
            <>
              <h2 className="h3">{say("next")}</h2>
              {nextSteps}
            </>
          )}
          <p className="frame-talk">
            <b>{say("talk")}</b>
            <span>{say("talkText")}</span>
            <a href={call.address}>{call.label}</a>
          </p>
        </aside>
      </div>
      {!isSent && (
        <Section isOnSurface title={say("next")}>
          {nextSteps}
        </Section>
      )}
      {rates !== null && (
        <RateTable
          page={{ ...page, rates }}
          isOnSurface={isSent}
          hasOtherScale
          exampleScore={exampleScore}
        />
      )}
      <ReviewSection section={page.reviews} />
      <FaqSection section={page.faqs} />
    </>
  );

  function getHead() {
    if (!isSent)
      return { title: `${texts}.heading`, lead: `${texts}.lead` } as const;
    return isExample
      ? ({
          title: texts === "score" ? "example.score" : "example.heading",
          lead: "example.lead",
        } as const)
      : ({
          title: `${texts}.sentHeading`,
          lead: `${texts}.sentLead`,
        } as const);
  }

  /** What the lender answers stands in its frame; these lead on from there. */
  function listLinksOnceSent(): readonly SectionLink[] {
    return [
      texts === "score" ? findLink("applyForFinancing", "preApproval") : null,
      findLink("searchVehicles", "browse"),
    ].filter((link) => link !== null);
  }

  function listNextLinks() {
    switch (texts) {
      case "apply":
        return [
          null,
          isSent ? null : findLink("searchVehicles", "browse"),
          findLink("fullCreditApplication", "fullApplication"),
        ];
      case "full":
        return [];
      case "score":
        return [
          null,
          { label: say("seeRates"), address: `#${RATES_ID}` },
          isSent ? null : findLink("applyForFinancing", "preApproval"),
        ];
    }
  }
}
