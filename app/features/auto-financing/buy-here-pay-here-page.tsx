import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { ComparisonTable } from "#app/site/sections/comparison-table.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { PromiseList } from "#app/site/sections/section-lists.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { FinancingCall, OtherWays } from "./financing-closing.tsx";
import type { BuyHerePayHerePageData } from "./financing.server.ts";
import { useFinancing } from "./use-financing.ts";
import "./auto-financing.css";

const PICTURE = `${DRAWINGS_FOLDER}sedans-blue-21-hero.svg`;

/** Spec §2, route table. */
export function BuyHerePayHerePage({
  page,
}: {
  readonly page: BuyHerePayHerePageData;
}) {
  const { say, start, canPreApprove } = useFinancing(page);
  const ours = {
    lender: "bhph.lenderUs",
    rate: "bhph.rateUs",
    check: "bhph.checkUs",
    report: "bhph.reportUs",
    cars: "bhph.carsUs",
    price: page.isFeeIncluded ? "bhph.priceUs" : "bhph.priceUsFeeExtra",
    answer: canPreApprove ? "bhph.answerUs" : "bhph.answerUsCall",
  } as const;
  const compared = [
    "lender",
    "rate",
    "check",
    "report",
    "cars",
    "price",
    "answer",
  ] as const;
  return (
    <>
      <PageHero
        hero={{
          ...page.hero,
          title: say("bhph.heading"),
          lead: say(canPreApprove ? "bhph.lead" : "bhph.leadCall"),
          links: start,
          note: null,
          picture: PICTURE,
        }}
      />
      <Section
        title={say("bhph.tableTitle")}
        aside={<p className="meta">{say("bhph.tableNote")}</p>}
      >
        <ComparisonTable
          caption={say("bhph.caption")}
          corner={say("bhph.corner")}
          ways={[{ name: say("bhph.them") }, { name: say("bhph.us") }]}
          rows={compared.map((name) => ({
            label: say(`bhph.${name}`),
            cells: [say(`bhph.${name}Them`), say(ours[name])],
          }))}
          isLastOurs
        />
      </Section>
      <Section isOnSurface title={say("bhph.fairTitle")}>
        <PromiseList
          promises={([1, 2] as const).map((at) => ({
            title: say(`bhph.fair${at}`),
            text: say(`bhph.fair${at}Text`),
          }))}
          isRow
        />
        <p className="bhph-first">
          <b>{say("bhph.fair3")}.</b> {say("bhph.fair3Text")}
        </p>
      </Section>
      <ReviewSection section={page.reviews} />
      <FinancingCall page={page} />
      <OtherWays page={page} />
      <FaqSection section={page.faqs} />
    </>
  );
}
