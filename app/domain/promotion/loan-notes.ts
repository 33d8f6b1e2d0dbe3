import type { Language } from "#app/domain/store-profile/fields/languages.ts";

const FIGURE = /\$?\d[\d,]*(?:\.\d+)?%?/g;

/** The sticker's head says it as well. */
const HEAD = /^(?:Example, not an offer|Ejemplo, no es una oferta): /i;

/** Clauses of these words alone name a figure and set no condition; a figure stands in them as "#". */
const NAMED_FIGURES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:total price #|# down|down payment of #|amount financed #|# monthly payments of #|the last of #|at # APR|total of payments #(?: including the down payment)?)$/i,
  es: /^(?:precio total #|enganche de #|monto financiado #|# pagos mensuales de #|el último de #|con APR de #|total de pagos #(?: incluido el enganche)?)$/i,
};

/**
 * What a loan's terms say beyond the figures that a table above them shows. A sentence is left out only where every
 * clause of it does no more than name one of those figures, so that no condition is lost (12 CFR 1026.24(d)(2)).
 */
export function listLoanNotes(
  terms: string,
  language: Language,
  figures: readonly string[],
): readonly string[] {
  return terms
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !isShown(sentence, language, figures));
}

function isShown(
  sentence: string,
  language: Language,
  figures: readonly string[],
): boolean {
  const clauses = sentence.replace(HEAD, "").replace(/\.$/, "").split(/,\s+/);
  return clauses.every(
    (clause) =>
      NAMED_FIGURES[language].test(clause.replaceAll(FIGURE, "#")) &&
      (clause.match(FIGURE) ?? []).every((figure) => figures.includes(figure)),
  );
}
