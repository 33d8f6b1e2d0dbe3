import type { SectionLink } from "#app/site/sections/section-link.ts";
import type { FinancingWords } from "./financing-words.server.ts";

export interface EndingView {
  readonly title: string;
  readonly text: string;
  readonly links: readonly SectionLink[];
}

/** Every financing page that has no form ends with this call to action. */
export function buildEnding({
  say,
  start,
  canPreApprove,
}: FinancingWords): EndingView {
  return {
    title: say("end.title"),
    text: say(canPreApprove ? "end.text" : "end.textCall"),
    links: start,
  };
}
