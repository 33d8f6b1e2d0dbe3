import type { Translate } from "#app/site/page/copy.ts";
import type { WizardText } from "./copy.ts";
import type { WizardPageData } from "./wizard-page.server.ts";

/** It is the heading of the page and of the dialog. */
export function getQuestionTitle(
  question: WizardPageData["question"],
  t: Translate<WizardText>,
  isTyped = false,
): string {
  switch (question.step) {
    case "contact-details":
      return t(
        `contact-details.title.${question.isKnown || isTyped ? "known" : "new"}`,
      );
    case "done":
      return t(`done.title.${question.end}`);
    default:
      return t(`${question.step}.title`);
  }
}
