import type { SiteView } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatUnbroken } from "#app/site/page/unbroken.ts";
import type { FormsText } from "./copy.ts";
import type { FormProblem } from "./form-reply.ts";

/** The text says what blocks a form, with the phone number as the other way to reach us. */
export function formatProblem(
  problem: FormProblem,
  waitSeconds: number | null,
  { phoneText }: Pick<SiteView, "phoneText">,
  t: Translate<FormsText>,
): string {
  return t(`problem.${problem}`, {
    phone: formatUnbroken(phoneText),
    wait: t("minutes", { count: Math.ceil((waitSeconds ?? 60) / 60) }),
  });
}
