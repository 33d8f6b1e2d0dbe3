import type { ReactNode } from "react";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { PromiseList, Steps } from "#app/site/sections/section-lists.tsx";
import { Section } from "#app/site/sections/section.tsx";
import type { FramePageData } from "./financing.server.ts";
import { useFinancing } from "./use-financing.ts";
import "./auto-financing.css";

interface FramePageProps {
  readonly page: FramePageData;
  readonly frame: ReactNode;
}

export function FramePage({ page, frame }: FramePageProps) {
  const { say, findLink } = useFinancing(page);
  const { texts, call } = page;
  /** On a narrow screen warnings stand before the frame that they are about, and promises after it. */
  const areWarnings = texts === "full";
  const promises = (
    <>
      <h2 className="h3" id="frame-promises">
        {say(`${texts}.promises`)}
      </h2>
      <PromiseList
        promises={([1, 2, 3] as const).map((at) => ({
          title: say(`${texts}.promise${at}`),
          text: say(`${texts}.promise${at}Text`),
        }))}
        icon={areWarnings ? "info" : "check"}
      />
    </>
  );
  return (
    <>
      <PageHero
        hero={{
          ...page.hero,
          title: say(`${texts}.heading`),
          lead: say(`${texts}.lead`),
          links: [],
          note: null,
          picture: null,
        }}
      />
      <div className="wrap frame-grid">
        {areWarnings && (
          <aside className="frame-aside" aria-labelledby="frame-promises">
            {promises}
          </aside>
        )}
        <div className="frame-place">{frame}</div>
        <aside className="frame-aside" aria-label={say("talk")}>
          {!areWarnings && promises}
          <p className="frame-talk">
            <b>{say("talk")}</b>
            <span>{say("talkText")}</span>
            <a href={call.address}>{call.label}</a>
          </p>
        </aside>
      </div>
      <Section isOnSurface title={say("next")}>
        <Steps
          steps={([1, 2, 3] as const).map((at) => ({
            title: say(`${texts}.step${at}`),
            text: say(`${texts}.step${at}Text`),
            link: listNextLinks()[at - 1] ?? null,
          }))}
        />
      </Section>
      <ReviewSection section={page.reviews} />
      <FaqSection section={page.faqs} />
    </>
  );

  function listNextLinks() {
    switch (texts) {
      case "apply":
        return [
          null,
          findLink("searchVehicles", "browse"),
          findLink("fullCreditApplication", "fullApplication"),
        ];
      case "full":
        return [];
      case "score":
        return [null, null, findLink("applyForFinancing", "preApproval")];
    }
  }
}
