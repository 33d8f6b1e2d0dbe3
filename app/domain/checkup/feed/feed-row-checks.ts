import type { FeedCheck } from "./feed-past.ts";
import { listRefusalConcerns, listWarningConcerns } from "./row-concerns.ts";
import { formatCount } from "#app/domain/checkup/findings/finding.ts";

/** A feed may list sold vehicles; leaving those out is not an error. */
const NOT_FOR_SALE = /^(availability is |the listing expired)/;
/** Checks of the vehicles themselves report these kinds of warnings. */
const SAID_ELSEWHERE =
  /^(no photos|price is missing|VIN check digit|year is not the VIN|internet price is above|price is far above MSRP|two rows of this VIN have two prices|VIN and feed differ|fuel is not the |the description shouts)/;
const TWO_PRICES = /^two rows of this VIN have two prices/;
const NOT_OF_VIN = /^(VIN and feed differ|fuel is not the )/;
const SHOUTING = /^the description shouts/;
const PRICES_AT_ODDS = /^(internet price is above|price is far above MSRP)/;

export const FEED_ROW_CHECKS: readonly FeedCheck[] = [
  {
    id: "rows-refused",
    severity: "warning",
    unit: "row",
    title: "Rows that were refused",
    meaning:
      "These rows did not become vehicles: they cannot be shown or told apart. Whatever they are about is missing from the site.",
    advice:
      "Correct them where the feed is made. The import's --report file has every one of them.",
    find: ({ refusals }) =>
      refusals
        .filter((it) => !it.isElsewhere && !NOT_FOR_SALE.test(it.kind))
        .flatMap(listRefusalConcerns),
  },
  {
    id: "vin-elsewhere",
    severity: "warning",
    unit: "vehicle",
    title: "VIN that another store or feed sells",
    meaning:
      "A vehicle is for sale once. It stays with the store and feed that had it first.",
    advice:
      "Take it out of the feed where it does not stand. Once it is gone there, the next import takes it here.",
    find: ({ refusals }) =>
      refusals.filter((it) => it.isElsewhere).flatMap(listRefusalConcerns),
  },
  {
    id: "prices-at-odds",
    severity: "warning",
    unit: "row",
    title: "Prices that contradict each other",
    meaning:
      "An internet price above the list price, or a new vehicle far above its MSRP. The site advertises the internet price.",
    advice: "Check which column holds which price, and the figures themselves.",
    find: ({ warnings }) =>
      warnings
        .filter(({ kind }) => PRICES_AT_ODDS.test(kind))
        .flatMap(listWarningConcerns),
  },
  {
    id: "vin-two-prices",
    severity: "warning",
    unit: "row",
    title: "One VIN with two prices",
    meaning:
      "Rows of one file offer the same vehicle at different prices. The site advertises the later one, and a shopper who saw the other will ask for it.",
    advice: "Take the row that is out of date out of the feed.",
    find: ({ warnings }) =>
      warnings
        .filter(({ kind }) => TWO_PRICES.test(kind))
        .flatMap(listWarningConcerns),
  },
  {
    id: "vin-of-another",
    severity: "warning",
    unit: "row",
    title: "VIN of another vehicle",
    meaning:
      "The VIN tells year, make, model, body and fuel, and the row says something else. One of the two is of another car.",
    advice:
      "Read the VIN from the vehicle, and correct the VIN or the columns in the feed.",
    find: ({ warnings }) =>
      warnings
        .filter(({ kind }) => NOT_OF_VIN.test(kind))
        .flatMap(listWarningConcerns),
  },
  {
    id: "description-shouts",
    severity: "note",
    unit: "row",
    title: "Descriptions in capitals",
    meaning:
      "Capitals are hard to read and look like an advertisement of last century. The site writes such sentences in small letters, other sites do not.",
    advice: "Write the descriptions in sentences where the feed is made.",
    find: ({ warnings }) =>
      warnings
        .filter(({ kind }) => SHOUTING.test(kind))
        .flatMap(listWarningConcerns),
  },
  {
    id: "rows-merged",
    severity: "note",
    unit: "row",
    title: "Rows that repeat a VIN",
    meaning:
      "The same vehicle came in several rows of one file. They became one vehicle, and what the last row says holds.",
    advice: "Ask the vendor for one row a vehicle.",
    find: ({ runs: [last] }) =>
      last === undefined || last.mergedRowCount === 0
        ? []
        : [
            {
              detail: `${formatCount(last.mergedRowCount, "row")} of ${formatCount(last.rowCount, "row")}`,
              count: last.mergedRowCount,
            },
          ],
  },
  {
    id: "rows-not-for-sale",
    severity: "note",
    unit: "row",
    title: "Rows that the feed says are not for sale",
    meaning:
      "The feed lists vehicles that are sold, or whose listing has ended; they were left out.",
    advice: "Nothing, if they are no longer for sale.",
    find: ({ refusals }) =>
      refusals
        .filter((it) => !it.isElsewhere && NOT_FOR_SALE.test(it.kind))
        .flatMap(listRefusalConcerns),
  },
  {
    id: "rows-with-warnings",
    severity: "note",
    unit: "row",
    title: "Rows that were understood in part",
    meaning:
      "These rows became vehicles, but something in them was left out or guessed.",
    advice: "Correct what the vehicles' pages should say.",
    find: ({ warnings }) =>
      warnings
        .filter(({ kind }) => !SAID_ELSEWHERE.test(kind))
        .flatMap(listWarningConcerns),
  },
];
