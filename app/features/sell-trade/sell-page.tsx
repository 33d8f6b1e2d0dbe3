import type { ReactNode } from "react";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { CallToAction, Section } from "#app/site/sections/section.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { Steps } from "#app/site/sections/section-lists.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Comparison } from "./comparison.tsx";
import { sellCopy } from "./copy.ts";
import { SellFields, useSellForm } from "./sell-form.tsx";
import type { SellPageData } from "./sell-trade.server.ts";
import "./sell-trade.css";

interface SellPageProps {
  readonly page: SellPageData;
  readonly reply: FormReply | undefined;
  /** The valuation's first form stands where the simple one does, with the page's title. */
  readonly start?: ReactNode;
}

const STEPS = ["tell", "look", "paid"] as const;
const VALUED_STEPS = ["tell", "offer", "look", "paid"] as const;

/** Spec §2, sell/trade. */
export function SellPage({ page, reply, start }: SellPageProps) {
  const t = useTexts(sellCopy);
  const { form: data, inventory } = page;
  const form = useSellForm(data, reply);
  const days = data.offerValidDays;
  const { phone, phoneText } = getSelectedStore(useSite());
  return (
    <>
      {start === undefined && (
        <PageTitle title={form.formatTitle(t("title"))} />
      )}
      <PageHero
        hero={page.hero}
        promises={listClaims(data).map((key) => ({
          title: t(`claim.${key}`, {
            days: days ?? 0,
            seconds: data.valuationSeconds ?? 0,
          }),
          text: t(`claim.${key}Text`),
        }))}
      >
        <div className="sell-box">
          {start ?? (
            <>
              <h2 className="h3">{t("formTitle")}</h2>
              <SellFields of={form} data={data} />
            </>
          )}
        </div>
      </PageHero>
      {data.valuationSeconds !== null && <HowWeBuy data={data} />}
      <ReviewSection section={page.reviews} />
      <FaqSection section={page.faqs} />
      <CallToAction
        title={t("ctaTitle")}
        text={t("ctaText")}
        links={[
          {
            label: t("call", { phone: formatUnbroken(phoneText) }),
            address: getTelephoneAddress(phone),
          },
          ...(inventory === null
            ? []
            : [{ label: t("browse"), address: inventory }]),
        ]}
      />
    </>
  );
}

/** What the form does by itself is said of every dealership; the rest of one that claims it (Assumption A269). */
function listClaims({
  offerValidDays,
  valuationSeconds,
}: SellPageData["form"]) {
  if (valuationSeconds === null)
    return [offerValidDays === null ? "person" : "days"] as const;
  // Where an offer is worked out here, the page's own title and lead say all of it.
  return offerValidDays === null ? (["form", "person", "buy"] as const) : [];
}

function HowWeBuy({
  data: { offerValidDays, laterFromYears, isCashByValue },
}: {
  readonly data: SellPageData["form"];
}) {
  const t = useTexts(sellCopy);
  return (
    <>
      <Section
        title={t("compareTitle")}
        aside={<p className="meta">{t("compareNote")}</p>}
      >
        <Comparison
          days={offerValidDays}
          laterFromYears={laterFromYears}
          isCashByValue={isCashByValue}
        />
      </Section>
      <Section title={t("stepsTitle")} isOnSurface>
        <Steps
          steps={(offerValidDays === null ? STEPS : VALUED_STEPS).map(
            (key) => ({
              title: t(`step.${key}.title`),
              text: t(
                key === "tell" && offerValidDays !== null
                  ? "step.tell.textValued"
                  : `step.${key}.text`,
                { days: offerValidDays ?? 0 },
              ),
              link: null,
            }),
          )}
        />
      </Section>
    </>
  );
}
