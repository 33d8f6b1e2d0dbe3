import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** How a language says what a payment costs. */
export interface ClaimWords {
  /** Every sum of money. */
  readonly amount: RegExp;
  /** Every payment and down payment. */
  readonly claim: RegExp;
  /** Names a filter and no car: Assumption A38. */
  readonly band: RegExp;
  /** The name of the filters' panel. */
  readonly filters: string;
  /** Stands behind a figure that is no price. */
  readonly noPrice: RegExp;
  readonly term: RegExp;
  readonly loan: Readonly<Record<string, RegExp>>;
  readonly lease: Readonly<Record<string, RegExp>>;
}

const AMOUNT = String.raw`\$ ?\d[\d,]*(?:\.\d\d)?`;
const GAP = String.raw`[ |]*`;
const anywhere = (source: string) => new RegExp(source, "i");
const everywhere = (source: string) => new RegExp(source, "gi");

const EN_MONTH = String.raw`(?:/ ?mo(?:nth)?\b|(?:a|per|each|every) month\b)`;
const EN_MONTHLY = String.raw`${AMOUNT}${GAP}${EN_MONTH}|${AMOUNT} monthly\b|\bpayments? of${GAP}${AMOUNT}`;
const EN_DOWN = String.raw`${AMOUNT} (?:cash )?down\b(?! from)|\d ?% down\b|\bdown payment(?: of|:)?${GAP}${AMOUNT}|${AMOUNT} due at signing`;
const EN_TERM = String.raw`\b\d+[- ]?(?:months?|mo)\b|\b\d+ (?:monthly )?payments\b`;

const ES_MONTH = String.raw`(?:/ ?mes\b|(?:al|por|cada) mes\b)`;
const ES_MONTHLY = String.raw`${AMOUNT}${GAP}${ES_MONTH}|${AMOUNT} mensuales\b|\bpagos?(?: mensual(?:es)?)? de${GAP}${AMOUNT}|\bmensualidad(?:es)? de${GAP}${AMOUNT}`;
const ES_DOWN = String.raw`${AMOUNT}(?: en efectivo)? de enganche\b|\d ?% de enganche\b|\benganche(?: de|:)?${GAP}${AMOUNT}|\bal firmar se pagan${GAP}${AMOUNT}`;
const ES_TERM = String.raw`\b\d+ mes(?:es)?\b|\b\d+ pagos\b`;

export const CLAIM_WORDS: Readonly<Record<Language, ClaimWords>> = {
  en: {
    amount: everywhere(AMOUNT),
    claim: everywhere(`${EN_MONTHLY}|${EN_DOWN}`),
    band: everywhere(
      String.raw`(?:\b(?:under|up to|over|above|at most|less than|more than) ${AMOUNT}|${AMOUNT} (?:to|–|-) ${AMOUNT}) ?${EN_MONTH}|${AMOUNT} ?${EN_MONTH} or (?:less|more)`,
    ),
    filters: "Filters",
    noPrice: /^ ?(?:\/ ?mo|a month|per month|monthly|(?:cash )?down|financed)/i,
    term: anywhere(EN_TERM),
    loan: {
      payment: anywhere(EN_MONTHLY),
      term: anywhere(EN_TERM),
      APR: /\d ?% (?:APR\b|annual percentage rate)|(?:\bAPR\b|annual percentage rate)[^\d%]{0,25}\d+(?:\.\d+)? ?%/i,
      "down payment": anywhere(
        String.raw`${EN_DOWN}|\b(?:down payment|cash down|down)[^\d$]{0,25}${AMOUNT}|\b(?:no|nothing|zero) (?:money |cash )?down\b`,
      ),
      "amount financed": anywhere(
        String.raw`${AMOUNT} financed\b|\bfinanced[^\d$]{0,25}${AMOUNT}`,
      ),
    },
    lease: {
      payment: anywhere(EN_MONTHLY),
      term: anywhere(EN_TERM),
      "the word lease": /\bleas(?:e|ed|ing)\b/i,
      "due at signing": /\bdue at (?:lease )?signing\b/i,
      "security deposit": /\bsecurity deposit\b/i,
      miles: /\d[\d,]* miles\b|\bmiles? over [\d,]+/i,
    },
  },
  es: {
    amount: everywhere(AMOUNT),
    claim: everywhere(`${ES_MONTHLY}|${ES_DOWN}`),
    band: everywhere(
      String.raw`(?:\b(?:menos de|hasta|desde|más de|no más de) ${AMOUNT}|${AMOUNT} (?:a|–|-) ${AMOUNT}) ?${ES_MONTH}|${AMOUNT} ?${ES_MONTH} o (?:menos|más)`,
    ),
    filters: "Filtros",
    noPrice:
      /^ ?(?:\/ ?mes|al mes|por mes|mensuales|(?:en efectivo )?de enganche|financiados?)/i,
    term: anywhere(ES_TERM),
    loan: {
      payment: anywhere(ES_MONTHLY),
      term: anywhere(ES_TERM),
      APR: /\d ?% (?:de )?APR\b|(?:\bAPR\b|\btasa (?:porcentual|de porcentaje) anual)[^\d%]{0,25}\d+(?:\.\d+)? ?%/i,
      "down payment": anywhere(
        String.raw`${ES_DOWN}|\benganche[^\d$]{0,25}${AMOUNT}|\bsin enganche\b`,
      ),
      "amount financed": anywhere(
        String.raw`${AMOUNT} financiados?\b|\bfinancia(?:n|r|d[ao]s?)[^\d$]{0,25}${AMOUNT}`,
      ),
    },
    lease: {
      payment: anywhere(ES_MONTHLY),
      term: anywhere(ES_TERM),
      "the word lease": /\b(?:arrendamiento|arrendado|lease)\b/i,
      "due at signing": /\bal firmar se pagan?\b/i,
      "security deposit": /\bdepósito de garantía\b/i,
      miles: /\d[\d,]* millas\b|\bmilla que pase de [\d,]+/i,
    },
  },
};
