import type { ReactNode } from "react";
import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { PromiseList, Steps } from "#app/site/sections/section-lists.tsx";
import { Section, StatLine } from "#app/site/sections/section.tsx";
import { FinancingClosing } from "./financing-closing.tsx";
import type { LandingPageData } from "./financing.server.ts";
import { RateTable } from "./rate-table.tsx";
import { useFinancing } from "./use-financing.ts";
import "./auto-financing.css";

const PICTURE = `${DRAWINGS_FOLDER}suvs-silver-8-hero.svg`;
const ESTIMATE = "estimate";

/** Spec §2, route table. */
export function LandingPage({
  page,
  calculator,
}: {
  readonly page: LandingPageData;
  readonly calculator: ReactNode;
}) {
  const { say, findLink, start, canPreApprove } = useFinancing(page);
  const toEstimate = {
    label: say("landing.estimate"),
    address: `#${ESTIMATE}`,
  };
  return (
    <>
      <PageHero
        hero={{
          ...page.hero,
          title: say("landing.heading"),
          lead: say(canPreApprove ? "landing.lead" : "landing.leadCall"),
          links: [...start.slice(0, 1), toEstimate, ...start.slice(1)],
          note: say("landing.note"),
          picture: PICTURE,
        }}
      />
      <StatLine
        label={say("figures.label")}
        stats={(["seconds", "score", "hours"] as const).map((name) => ({
          figure: say(`figures.${name}`),
          text: say(`figures.${name}Text`),
        }))}
      />
      <Section title={say("steps.title")} text={say("steps.text")}>
        <Steps
          steps={[
            buildStep(
              "preApproval",
              findLink("applyForFinancing", "preApproval"),
            ),
            buildStep("choose", findLink("searchVehicles", "browse")),
            buildStep(
              "apply",
              findLink("fullCreditApplication", "fullApplication"),
            ),
            buildStep("sign", null),
          ]}
        />
      </Section>
      <div className="section section--surface" id={ESTIMATE}>
        <div className="wrap">{calculator}</div>
      </div>
      <FinanceExample page={page} />
      <RateTable page={page} />
      <FinancingClosing page={page} />
    </>
  );

  function buildStep(
    name: "preApproval" | "choose" | "apply" | "sign",
    link: ReturnType<typeof findLink>,
  ) {
    return {
      title: say(`steps.${name}`),
      text: say(`steps.${name}Text`),
      link,
    };
  }
}

/** A claim such as "$7 down" stands beside the whole loan that it describes. */
function FinanceExample({ page }: { readonly page: LandingPageData }) {
  const { say, start } = useFinancing(page);
  const { example, call } = page;
  if (example === null) return null;
  const { title, text, leadsToPreApproval, loan } = example;
  return (
    <section className="section">
      <div className="wrap example-grid">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="lead">{text}</p>
          <PromiseList
            promises={([1, 2, 3] as const).map((at) => ({
              title: say(`example.point${at}`),
              text: null,
            }))}
          />
          <LinkRow links={leadsToPreApproval ? start : [call]} look="ink" />
        </div>
        <LoanSticker loan={loan} />
      </div>
    </section>
  );
}
