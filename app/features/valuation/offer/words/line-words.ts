import type { OfferLine } from "#app/domain/trade-offer/trade-offer.ts";
import {
  findListingCents,
  isSellingCost,
} from "#app/domain/trade-offer/listing-price.ts";
import { listFreeAnswers } from "#app/domain/trade-offer/offer-lines.ts";
import {
  capitalize,
  formatCents,
  formatNumber,
} from "#app/site/page/format.ts";
import { nameAnswer } from "./answer-words.ts";
import { sayCostRule } from "./cost-words.ts";
import type { LineView, Said } from "./line-view.ts";

export function listLines(
  lines: readonly OfferLine[],
  said: Said,
): readonly LineView[] {
  const hasAnswers = lines.some(
    ({ kind }) => kind === "option" || kind === "deduction",
  );
  const free = sayFreeAnswers(said, hasAnswers);
  const views = lines.map((it) =>
    toLine(it, said, hasAnswers || free !== null),
  );
  if (free === null && !hasAnswers) return views;
  const costsAt = lines.findIndex(isSellingCost);
  return views.toSpliced(
    costsAt === -1 ? views.length : costsAt,
    0,
    ...(free === null ? [] : [free]),
    ...listSubtotals(lines, said),
  );
}

/** The second payment depends on it, so it is printed where what was told changes the price that all starts from. */
function listSubtotals(
  lines: readonly OfferLine[],
  { t }: Pick<Said, "t">,
): readonly LineView[] {
  const cents = findListingCents(lines);
  return cents === null
    ? []
    : [
        {
          label: t("price.listingPrice"),
          note: null,
          amount: formatCents(cents),
          isLess: false,
          isSubtotal: true,
        },
      ];
}

/** What was told and takes nothing off is said too, so that nobody asks whether it was counted. */
function sayFreeAnswers(
  { trade, answers, language, t }: Said,
  hasAnswers: boolean,
): LineView | null {
  const said = listFreeAnswers(trade, answers).map((it) =>
    nameAnswer(it, language),
  );
  return said.length === 0
    ? null
    : {
        label: t(hasAnswers ? "freeAnswers" : "freeAllAnswers"),
        note: capitalize(said.join(", ")),
        amount: formatCents(0),
        isLess: false,
      };
}

function toLine(line: OfferLine, said: Said, hasAnswers: boolean): LineView {
  const { label, note } = sayLine(line, said, hasAnswers);
  return {
    label,
    note,
    amount: `${getSign(line)}${formatCents(Math.abs(line.cents))}`,
    isLess: line.cents < 0,
  };
}

/** The value that everything is counted from has none. */
function getSign({ kind, cents }: OfferLine): string {
  if (cents < 0) return "−";
  return kind === "value" ? "" : "+";
}

/** Where the value is paid, so that nobody wonders why one is more than another. */
function findMarket(
  priceKey: Extract<OfferLine, { readonly kind: "value" }>["priceKey"],
): "Whole" | "Retail" | "" {
  if (priceKey === "listingPrice") return "Retail";
  return priceKey.startsWith("whole") ? "Whole" : "";
}

function sayLine(
  line: OfferLine,
  { trade, language, miles, t }: Said,
  /** Of the shopper, that change the value: lines below say which. */
  hasAnswers: boolean,
): Pick<LineView, "label" | "note"> {
  switch (line.kind) {
    case "value":
      // It is no listing price yet: what was told still comes off.
      if (
        hasAnswers &&
        line.priceKey === "listingPrice" &&
        line.percent === 100
      )
        return {
          label: t("startingPrice", { miles: formatNumber(miles) }),
          note: t("beforeAnswersRetail"),
        };
      return {
        label: t(`price.${line.priceKey}`),
        note:
          line.percent === 100
            ? t(
                `${hasAnswers ? "beforeAnswers" : "nothingLowered"}${findMarket(line.priceKey)}`,
                { miles: formatNumber(miles) },
              )
            : t("percentOf", { percent: line.percent }),
      };
    case "option":
      return {
        label:
          trade.options.find(({ optionId }) => optionId === line.optionId)
            ?.label[language] ?? "",
        note: null,
      };
    case "deduction": {
      const question = trade.questions.find(
        ({ questionId }) => questionId === line.questionId,
      );
      const answer = question?.answers.find(
        ({ value }) => value === line.answer,
      );
      return {
        label: (question?.lineLabel ?? question?.text)?.[language] ?? "",
        note: [
          t("youTold", { answer: answer?.label[language] ?? "" }),
          answer?.description?.[language],
        ]
          .filter((it) => it != null)
          .join(". "),
      };
    }
    case "drive":
      return { label: t("line.drive", { count: line.days }), note: null };
    case "advertising":
    case "reconditioning":
      return {
        label: t(`line.${line.kind}`),
        note: [t(`note.${line.kind}`), sayCostRule(line, t)]
          .filter((it) => it !== null)
          .join(" "),
      };
    case "document-fee":
      return { label: t("line.document-fee"), note: t("note.document-fee") };
    case "adjustment":
      return { label: t("line.adjustment"), note: null };
  }
}
