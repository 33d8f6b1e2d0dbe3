import type { TextValues } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { autoFinancingCopy } from "./copy.ts";
import type { FinancingPageData, LinkedPage } from "./financing.server.ts";

type FinancingText = Extract<
  keyof (typeof autoFinancingCopy)["sentences"],
  string
>;

export function useFinancing({ figures, addresses, call }: FinancingPageData) {
  const t = useTexts(autoFinancingCopy);
  const say = (key: FinancingText, values?: TextValues) =>
    t(key, { ...figures, ...values });
  const findLink = (
    page: LinkedPage,
    label: FinancingText,
  ): SectionLink | null => {
    const address = addresses[page];
    return address === undefined ? null : { label: say(label), address };
  };
  const preApproval = findLink("applyForFinancing", "preApproval");
  return {
    say,
    findLink,
    canPreApprove: preApproval !== null,
    /** The first step is pre-approval, or the telephone while that page is off. */
    start: preApproval === null ? [call] : [preApproval, call],
  };
}
