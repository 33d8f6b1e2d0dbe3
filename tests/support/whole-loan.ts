import { expect } from "vitest";

/** The sample's claim of $7 down stands with all of its loan, in the table and the print of one sticker (12 CFR 1026.24). */
export function expectWholeLoan(html: string): void {
  expect(html).toContain("as low as $7 down");
  const [, sticker = ""] = html.split('class="sticker"');
  const [table = ""] = sticker.split("</p></div></div>");
  const words = table.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  for (const term of [
    "Down payment $7.00",
    "72 monthly payments of $461.89",
    "Annual percentage rate (APR) 9.9%",
    "Total of payments, down payment included $33,262.65",
    "For credit scores of 720 and above",
    "with approved credit",
  ])
    expect(words).toContain(term);
}
