import type { Translate } from "#app/site/page/copy.ts";
import type { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

/** What the page asks for, in its heading and in the title of its document. */
export function sayInquiryTitle(
  { kind, name, moveTo }: Pick<InquiryPageData, "kind" | "name" | "moveTo">,
  t: Translate<Extract<keyof (typeof inquiryCopy)["sentences"], string>>,
): string {
  return moveTo === null
    ? t(`${kind}.title`, { vehicle: name })
    : t("moveTitle", { vehicle: name, store: moveTo });
}
