import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { wizardCopy, type WizardText } from "./copy.ts";
import type { WizardPageData, WizardQuestion } from "./wizard-page.ts";

export function wizardHead(
  { question }: WizardPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(wizardCopy, site);
  return {
    title: getTitle(question, t),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
  };
}

function getTitle(question: WizardQuestion, t: Translate<WizardText>): string {
  switch (question.step) {
    case "contact-details":
      return t(`contact-details.title.${question.isKnown ? "known" : "new"}`);
    case "done":
      return t(`done.title.${question.end}`);
    default:
      return t(`${question.step}.title`);
  }
}
