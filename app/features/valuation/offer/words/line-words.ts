import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  OfferLine,
  TradeOffer,
} from "#app/domain/trade-offer/trade-offer.ts";
import { listFreeAnswers } from "#app/domain/trade-offer/offer-lines.ts";
import type { TradeAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  capitalize,
  formatCents,
  formatNumber,
} from "#app/site/page/format.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";
import { nameAnswer } from "./answer-words.ts";

/** A line of an offer in the words of the shopper's page and of their mail. */
export interface LineView {
  readonly label: string;
  readonly note: string | null;
  readonly amount: string;
  readonly isLess: boolean;
}

export interface Said {
  readonly trade: Pick<
    Trade,
    "offers" | "options" | "questions" | "categories" | "contradictions"
  >;
  /** What the offer was made by. */
  readonly answers: TradeAnswers;
  readonly language: Language;
  readonly balanceCents: number;
  /** What the shopper is offered, each of which stands beside the others. */
  readonly offered: readonly Pick<TradeOffer, "type">[];
  /** Those that the value was looked up with. */
  readonly miles: number;
  /** The car's model year. */
  readonly year: number;
  readonly t: Translate<ValuationText>;
}

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
  if (free === null) return views;
  const costsAt = lines.findIndex(({ kind }) => COSTS.has(kind));
  return views.toSpliced(costsAt === -1 ? views.length : costsAt, 0, free);
}

/** They stand below what the shopper told. */
const COSTS: ReadonlySet<OfferLine["kind"]> = new Set([
  "advertising",
  "reconditioning",
  "document-fee",
  "drive",
]);

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

function sayLine(
  line: OfferLine,
  { trade, language, miles, t }: Said,
  /** Of the shopper, that change the value: lines below say which. */
  hasAnswers: boolean,
): Pick<LineView, "label" | "note"> {
  switch (line.kind) {
    case "value":
      return {
        label: t(`price.${line.priceKey}`),
        note:
          line.percent === 100
            ? t(
                `${hasAnswers ? "beforeAnswers" : "nothingLowered"}${line.priceKey.startsWith("whole") ? "Whole" : ""}`,
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
      return { label: t(`line.${line.kind}`), note: t(`note.${line.kind}`) };
    default:
      return { label: t(`line.${line.kind}`), note: null };
  }
}
