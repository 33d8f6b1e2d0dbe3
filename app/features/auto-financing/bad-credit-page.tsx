import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import {
  FeatureCards,
  PromiseList,
} from "#app/site/sections/section-lists.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { FinancingClosing } from "./financing-closing.tsx";
import type { BadCreditPageData } from "./financing.server.ts";
import { RateTable } from "./rate-table.tsx";
import { useFinancing } from "./use-financing.ts";
import "./auto-financing.css";

const PICTURE = `${DRAWINGS_FOLDER}hatchbacks-green-4-hero.svg`;

const HELP = [
  { icon: "calendar", text: "badCredit.income" },
  { icon: "wallet", text: "badCredit.down" },
  { icon: "car", text: "badCredit.car" },
  { icon: "trade", text: "badCredit.together" },
] as const;

/** Spec §2, route table. */
export function BadCreditPage({ page }: { readonly page: BadCreditPageData }) {
  const { say, start, canPreApprove } = useFinancing(page);
  return (
    <>
      <PageHero
        hero={{
          ...page.hero,
          title: say("badCredit.heading"),
          lead: say(canPreApprove ? "badCredit.lead" : "badCredit.leadCall"),
          links: start,
          note: say("badCredit.note"),
          picture: PICTURE,
        }}
      />
      <Section title={say("badCredit.helpTitle")}>
        <FeatureCards
          features={HELP.map(({ icon, text }) => ({
            icon,
            title: say(text),
            text: say(`${text}Text`),
            link: null,
          }))}
        />
      </Section>
      <RateTable page={page} isOnSurface />
      <Section
        title={say("badCredit.waitTitle")}
        text={say("badCredit.waitText")}
      >
        <PromiseList
          promises={([1, 2, 3] as const).map((at) => ({
            title: say(`badCredit.wait${at}`),
            text: null,
          }))}
          icon="info"
          isRow
        />
      </Section>
      <FinancingClosing page={page} />
    </>
  );
}
