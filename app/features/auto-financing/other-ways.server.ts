import type { FixedPageKey } from "#app/domain/address/page-address.ts";
import type { Feature } from "#app/site/sections/section-lists.tsx";
import type {
  FinancingText,
  FinancingWords,
} from "./financing-words.server.ts";

const WAYS = [
  { page: "freeCreditScore", icon: "gauge", text: "more.freeScore" },
  {
    page: "fullCreditApplication",
    icon: "wallet",
    text: "more.fullApplication",
  },
  { page: "buyHerePayHere", icon: "compare", text: "more.buyHerePayHere" },
  { page: "badCreditFinancing", icon: "shield", text: "more.badCredit" },
] as const satisfies readonly {
  readonly page: FixedPageKey;
  readonly icon: Feature["icon"];
  readonly text: FinancingText;
}[];

/** The cards lead to the financing pages that are on, except the page that they stand on. */
export function listOtherWays(
  { say, listLinks }: FinancingWords,
  here: FixedPageKey,
): readonly Feature[] {
  return WAYS.filter(({ page }) => page !== here).flatMap(
    ({ page, icon, text }) =>
      listLinks(page, `${text}Link`).map((link) => ({
        icon,
        title: say(text),
        text: say(`${text}Text`),
        link,
      })),
  );
}
