import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { FeatureCards } from "#app/site/sections/section-lists.tsx";
import { CallToAction, Section } from "#app/site/sections/section.tsx";
import type { FinancingPageData } from "./financing.server.ts";
import { useFinancing } from "./use-financing.ts";

interface ClosingProps {
  readonly page: FinancingPageData;
}

export function FinancingClosing({ page }: ClosingProps) {
  return (
    <>
      <OtherWays page={page} isOnSurface />
      <ReviewSection section={page.reviews} />
      <FinancingCall page={page} />
      <FaqSection section={page.faqs} />
    </>
  );
}

const WAYS = [
  { page: "freeCreditScore", icon: "gauge", text: "more.freeScore" },
  {
    page: "fullCreditApplication",
    icon: "wallet",
    text: "more.fullApplication",
  },
  { page: "buyHerePayHere", icon: "compare", text: "more.buyHerePayHere" },
  { page: "badCreditFinancing", icon: "shield", text: "more.badCredit" },
] as const;

export function OtherWays({
  page: here,
  isOnSurface = false,
}: ClosingProps & { readonly isOnSurface?: boolean }) {
  const { say, findLink } = useFinancing(here);
  const ways = WAYS.map(({ page, icon, text }) => ({
    page,
    icon,
    title: say(text),
    text: say(`${text}Text`),
    link: findLink(page, `${text}Link`),
  })).filter(({ page, link }) => page !== here.page && link !== null);
  return (
    ways.length > 0 && (
      <Section isOnSurface={isOnSurface} title={say("more.title")}>
        <FeatureCards features={ways} />
      </Section>
    )
  );
}

/** Every financing page without a form ends with this. */
export function FinancingCall({ page }: ClosingProps) {
  const { say, start, canPreApprove } = useFinancing(page);
  return (
    <CallToAction
      title={say("end.title")}
      text={say(canPreApprove ? "end.text" : "end.textCall")}
      links={start}
    />
  );
}
