import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import {
  FEATURES,
  HERO,
  LINKS,
  LONG_LINE,
  PROMISES,
  STEPS,
} from "#app/features/design/samples/sample-sections.ts";
import { HERE, LONG_WORD } from "#app/features/design/samples/sample-words.ts";
import {
  ComparedMark,
  ComparisonTable,
} from "#app/site/sections/comparison-table.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { WarrantyScale } from "#app/site/sections/warranty/warranty-scale.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import {
  FeatureCards,
  PromiseList,
  Steps,
} from "#app/site/sections/section-lists.tsx";
import {
  CallToAction,
  Section,
  StatLine,
} from "#app/site/sections/section.tsx";

export const SECTIONS: DesignGroup = {
  title: "Sections of pages",
  parts: [
    {
      title: "Section",
      layout: "plain",
      content: (
        <>
          <Section title="On paper" text="One idea of a page.">
            <LinkRow links={LINKS} look="ink" />
          </Section>
          <Section title="On a surface" text={LONG_LINE} isOnSurface>
            <LinkRow links={LINKS} look="plain" />
          </Section>
        </>
      ),
    },
    {
      title: "Promises",
      layout: "plain",
      content: (
        <>
          <State name="In a column">
            <PromiseList promises={PROMISES} />
          </State>
          <State name="In a row">
            <PromiseList promises={PROMISES} isRow />
          </State>
        </>
      ),
    },
    {
      title: "Features",
      layout: "plain",
      content: <FeatureCards features={FEATURES} />,
    },
    {
      title: "Steps",
      layout: "plain",
      content: <Steps steps={STEPS} />,
    },
    {
      title: "Figures",
      layout: "plain",
      content: (
        <StatLine
          label="Figures"
          stats={[
            { figure: "2,300+", text: "reviews" },
            { figure: "75", text: "points of every inspection" },
            { figure: "7 days", text: "to bring it back" },
          ]}
        />
      ),
    },
    {
      title: "Comparison",
      layout: "plain",
      content: (
        <ComparisonTable
          caption="Three ways to sell a car"
          corner="What you get"
          ways={[
            { name: "Privately" },
            { name: "At another dealer", note: "as told by visitors" },
            { name: "Here" },
          ]}
          rows={[
            {
              label: "The number today",
              cells: [false, false, true].map((has) => (
                <ComparedMark
                  key={String(has)}
                  has={has}
                  label={has ? "Yes" : "No"}
                />
              )),
            },
            {
              label: "Paperwork",
              note: LONG_LINE,
              cells: ["Yours", "Shared", "Ours"],
            },
          ]}
          isLastOurs
        />
      ),
    },
    {
      title: "Dark band",
      note: "It ends a page, or stands once within it.",
      layout: "plain",
      content: (
        <CallToAction
          title="Know what your car is worth"
          text={LONG_LINE}
          links={LINKS}
        />
      ),
    },
    {
      title: "The road of a warranty",
      layout: "plain",
      content: (
        <div className="night section">
          <div className="wrap">
            <WarrantyScale maxMiles={85_000} />
            <WarrantyScale maxMiles={85_000} isShort />
          </div>
        </div>
      ),
    },
    {
      title: "Questions",
      layout: "plain",
      content: (
        <FaqSection
          section={{
            title: "Questions",
            call: "Call",
            write: { or: "or", label: "write to us", address: HERE },
            questions: [
              {
                question: "What is in the price?",
                answers: ["Every line of the sticker."],
                disclosure: "Taxes and plates are not.",
              },
              {
                question: LONG_LINE,
                answers: ["Yes.", "On some days."],
                disclosure: null,
              },
            ],
          }}
        />
      ),
    },
    {
      title: "Hero",
      layout: "plain",
      content: (
        <>
          <State name="With a car">
            <PageHero hero={HERO} />
          </State>
          <State name="Without a picture, long">
            <PageHero
              hero={{
                ...HERO,
                crumbsLabel: "Breadcrumb of a hero without a picture",
                title: `Everything about ${LONG_WORD}, told by those who sold it`,
                lead: LONG_LINE,
                note: null,
                picture: null,
              }}
              promises={PROMISES}
            />
          </State>
        </>
      ),
    },
  ],
};
