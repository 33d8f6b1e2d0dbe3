import type { FeedFile } from "#app/domain/feeds-out/feed-file.ts";
import {
  type FeedCounts,
  sumCounts,
  computeValidPercent,
} from "#app/domain/feeds-out/feed-tally.ts";

/** With fewer valid rows Google takes nothing of a file. */
const GOOGLE_LEAST_PERCENT = 90;

const WITHHELD_WORDS = {
  hidden: "the gate hides them from strangers",
  "price locked": "their price is locked for strangers",
  "no price": "without a price",
  "not in stock":
    "not in stock, or not known to be: Google shows no ad of them",
  "held for somebody":
    "sold to or held for somebody: Google shows no ad of them",
  commercial: "commercial vehicles, which vehicle ads do not take",
  "branded title": "without a clean title, which vehicle ads do not take",
} as const;

export function isRefusedByGoogle(counts: FeedCounts): boolean {
  const percent = computeValidPercent(counts);
  return percent !== null && percent < GOOGLE_LEAST_PERCENT;
}

/** What one feed holds and lacks, in plain lines. */
export function feedReport(
  { name, platform }: FeedFile,
  counts: FeedCounts,
  addresses: readonly string[],
): string {
  const { written, withheld, incomplete } = counts;
  const leftOut = sumCounts(withheld) + sumCounts(incomplete);
  return [
    `  ${name.slice(0, name.lastIndexOf("."))}`,
    ...addresses.map((address) => `    ${address}`),
    line(written, "vehicles written"),
    line(leftOut, "left out"),
    ...[...withheld].map(([reason, count]) =>
      line(count, WITHHELD_WORDS[reason], "  "),
    ),
    ...[...incomplete].map(([column, count]) =>
      line(
        count,
        `nothing for ${column}, which ${getPlatformName(platform)} requires`,
        "  ",
      ),
    ),
    ...(platform === "google" ? googleLines(counts) : []),
    "",
  ].join("\n");
}

function googleLines(counts: FeedCounts): string[] {
  const { oddVins, withoutPhoto, withoutMsrp } = counts;
  const percent = computeValidPercent(counts);
  return [
    ...(oddVins === 0
      ? []
      : [
          line(
            oddVins,
            "with a VIN whose check digit is wrong: Google may refuse them",
          ),
        ]),
    ...(withoutPhoto === 0
      ? []
      : [line(withoutPhoto, "without a photo: listed, but seldom looked at")]),
    ...(withoutMsrp === 0
      ? []
      : [
          line(
            withoutMsrp,
            "new without a manufacturer's price: free listings take them, vehicle ads do not",
          ),
        ]),
    percent === null
      ? "    Nothing to advertise."
      : `    ${Math.floor(percent)} % valid; Google takes a file from ${GOOGLE_LEAST_PERCENT} % on.${percent < GOOGLE_LEAST_PERCENT ? " Mend the records above, in the feed that they came by, before you submit it." : ""}`,
  ];
}

function line(count: number, what: string, more = ""): string {
  return `  ${more}${count.toLocaleString("en-US").padStart(9)}  ${what}`;
}

function getPlatformName(platform: FeedFile["platform"]): string {
  return platform === "meta" ? "Meta" : "Google";
}
