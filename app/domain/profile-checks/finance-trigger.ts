/** English and Spanish words oblige an advertisement to state its terms (12 CFR 1026.24(d)(1) and 1013.7(d)(1)). */
export function findTriggerTerm(words: string): string | null {
  for (const trigger of Object.values(TRIGGERS).flat()) {
    const match = trigger.exec(words);
    if (match) return match[0].trim();
  }
  return null;
}

export function isFullDisclosure(words: string): boolean {
  return isLoanDisclosure(words) || isLeaseDisclosure(words);
}

/** A loan needs the down payment, the number and amount of the payments, and the rate as APR (12 CFR 1026.24(d)(2)). */
function isLoanDisclosure(words: string): boolean {
  return (
    STATED.down.test(words) &&
    STATED.count.test(words) &&
    statesPayment(words) &&
    STATED.rate.test(words)
  );
}

/**
 * A lease needs the statement that it is one, what is due at signing, the number and amount of the payments, and
 * whether a security deposit is required; its rate is no APR (12 CFR 1013.7(d)(2)).
 */
function isLeaseDisclosure(words: string): boolean {
  return (
    STATED.lease.test(words) &&
    STATED.signing.test(words) &&
    STATED.count.test(words) &&
    statesPayment(words) &&
    STATED.deposit.test(words) &&
    !STATED.rate.test(words)
  );
}

function statesPayment(words: string): boolean {
  return TRIGGERS.payment.some((it) => it.test(words));
}

const STATED = {
  down: /\bdown\b|enganche|pago inicial|sin entrada/i,
  count:
    /\b\d+[- ](?:(?:equal|monthly|easy) )*(?:month|mes|payment|installment|pago|mensualidad)/i,
  rate: /\bAPR\b|annual percentage rate|tasa (?:de porcentaje )?anual|tasa porcentual anual/i,
  lease: /\b(?:leas(?:e|ed|ing)|arrendamiento)\b/i,
  signing: /due at (?:lease )?signing|al (?:momento de )?firmar/i,
  deposit: /security deposit|dep[oó]sito de (?:garant[ií]a|seguridad)/i,
};

/** $0 is no amount: "$0 down" asks for no down payment. */
const AMOUNT = String.raw`(?:\$\s?(?=[\d,.]*[1-9])\d[\d,]*(?:\.\d+)?(?: (?:dollars|d[oó]lares|USD))?|\b[1-9][\d,]*(?:\.\d+)? (?:dollars|bucks|d[oó]lares|USD))`;
const SHARE = String.raw`(?<![\d.])(?=[\d.]*[1-9])\d+(?:\.\d+)?(?:\s?%| percent\b| por ciento\b)`;
const SUM = `(?:${AMOUNT}|${SHARE})`;
/** The share leaves a down payment: it is neither all of the price nor a rate. */
const MOST = String.raw`(?<![\d.])[5-9]\d\s?%`;
/** These words stand between a name and its amount. */
const OF = String.raw`(?:(?:is|are|of|for|from|at|as (?:low|little) as|under|below|starting (?:at|from)|just|only|es|son|de|desde|por|a partir de|s[oó]lo|apenas|menos de)\s+|:\s*)*`;
const NUMBER = String.raw`(?:\b\d+|\b(?:twelve|twenty-four|thirty-six|forty-eight|sixty|seventy-two|eighty-four|doce|veinticuatro|treinta y seis|cuarenta y ocho|sesenta|setenta y dos|ochenta y cuatro))`;
const MONTHS = "(?:months?|mes(?:es)?)";
const MONTHS_OR_YEARS = "(?:months?|years?|mes(?:es)?|años?)";
const EVERY =
  "(?:week|month|mo|bi-?weekly|two weeks|paycheck|semana|mes|quincena)";
const EACH =
  "(?:weekly|monthly|bi-?weekly|semanal(?:es)?|mensual(?:es)?|quincenal(?:es)?)";
const PAYMENTS = "(?:payments|instal?lments|pagos|mensualidades|cuotas|abonos)";
const PAYMENT = `(?:${PAYMENTS}|payment|instal?lment|pago|mensualidad|cuota|abono)`;
const DOWN_PAYMENT =
  "(?:down[- ]?payments?|initial payments?|enganches?|(?:pagos?|cuotas?) inicial(?:es)?)";
const CREDIT =
  "\\b(?:APR|financ\\w*|loans?|repa(?:y|id)\\w*|préstamos?|plazos?)\\b";
const LEASE = "\\b(?:leas(?:es?|ed|ing)|arrendamientos?|arrendar|arriendo)\\b";
const NOTHING_AT_ONCE =
  "(?:(?:\\$0|\\bzero|\\bno|\\bno money|\\bnothing|\\b0%) (?:cash )?(?:down|out of pocket)|\\bsign (?:and|&) drive|\\bsin (?:enganche|entrada|(?:pago|cuota) inicial)|(?:\\$0|\\bcero) de (?:enganche|entrada|pago inicial))";
const SIGNING =
  "(?:at (?:lease )?signing|at delivery|al (?:momento de )?firmar|a la firma)";
const WITHIN = "[^.!?]{0,60}?";

/**
 * The patterns are grouped by what they state, in English and Spanish. A space stands for any white space, and ` ?` for
 * none or some.
 */
const WORDS = {
  /** The share that is financed implies a down payment as well. */
  down: [
    `${SUM} (?:(?:or|o) (?:less|more|menos|más) )?(?:cash |money )?down(?:[- ]?payment)?\\b(?! (?:from|since|on last|compared|the)\\b)`,
    `${SUM} (?:de |como )?(?:enganche|entrada|(?:pago|cuota) inicial)`,
    `${SUM} (?:initial payment|move-in costs?)`,
    `\\b${DOWN_PAYMENT} ?${OF}${SUM}`,
    `\\b(?:put|pay|putting|paying) down ${OF}${SUM}`,
    `\\b(?:move-in|drive-off) (?:costs?|fees?|payment) ?${OF}${SUM}`,
    `${MOST} (?:financing|de financiamiento)`,
    `\\b(?:finance|financing|financiamos|financiamiento)(?: of| up to| hasta| del?| el)* ${MOST} (?:of|del?) (?:the |your |su |el )?(?:purchase |selling )?(?:price|car|vehicle|cost|precio|auto|valor|vehículo)`,
  ],
  payment: [
    `${AMOUNT} ?(?:/ ?|(?:an?|per|each|every|al|a la|por|cada) )${EVERY}\\b`,
    `\\b\\d[\\d,]* ?/ ?mo(?:nth)?\\b`,
    `${AMOUNT} ${EACH}`,
    `${AMOUNT} ${PAYMENTS}\\b`,
    `(?<!total (?:of|de) )\\b${PAYMENT}(?: ${EACH})?(?: each| cada uno)? ?${OF}${AMOUNT}`,
  ],
  period: [
    `${NUMBER} (?:(?:equal|easy|low|${EACH}) )*${PAYMENTS}\\b`,
    `${NUMBER}[- ](?:months?|year) (?:of )?(?:(?:auto|car|payment|repayment) )?(?:loans?|financing|finance|leas(?:es?|ing)|payment (?:terms?|plans?)|terms?)\\b`,
    `${NUMBER} (?:months|years) (?:to (?:pay|repay)|same as cash|interest[- ]free|at \\d)`,
    `${NUMBER} (?:meses|años) (?:para pagar|sin intereses|de (?:financiamiento|plazo|crédito))`,
    `\\b(?:pay|paid|repay|pague|páguelo|pagar)(?: (?:it|them|lo))?(?: off)? (?:over|in|en|a|hasta(?: en)?) (?:up to )?${NUMBER} ${MONTHS_OR_YEARS}\\b`,
    `\\b(?:loans?|préstamos?) (?:of|over|for|up to|a|de|por|hasta) ${NUMBER} ${MONTHS_OR_YEARS}\\b`,
    `${CREDIT}${WITHIN} (?:for|over|up to|of|in|a|hasta|en|de|por|term) ${NUMBER} ${MONTHS}\\b`,
    `${LEASE} (?:for|over|of|de|por|a) ${NUMBER} ${MONTHS}\\b`,
  ],
  charge: [
    `\\b(?:(?:finance|carrying) charges?|total cost of credit|interest|cargos? (?:financieros?|por financiamiento)|costo (?:total )?del crédito|intereses) ?${OF}${AMOUNT}`,
    `${AMOUNT} (?:in |of |de |en )?(?:${EACH} )?(?:(?:finance|carrying) charges?|total cost of credit|interest|intereses|cargos? financieros?|costo (?:total )?del crédito)\\b`,
  ],
  /** That a lease costs nothing at signing is enough (12 CFR 1013.7(d)(1)(ii)). */
  lease: [
    `(?:${AMOUNT}|\\$0|\\bnothing|\\bno money|\\bzero|\\bnada|\\bcero) (?:(?:is|total|cash|to pay|que pagar|se paga) )*(?:due )?${SIGNING}`,
    `\\b(?:due at (?:lease )?signing|cap(?:italized)? cost reduction|reducción del costo capitalizado) ?${OF}(?:${AMOUNT}|\\$0)`,
    `${AMOUNT} (?:drive-off|cap(?:italized)? cost reduction)`,
    `${LEASE}${WITHIN}${NOTHING_AT_ONCE}`,
    `${NOTHING_AT_ONCE}${WITHIN}${LEASE}`,
  ],
} as const;

const TRIGGERS: Readonly<Record<keyof typeof WORDS, readonly RegExp[]>> = {
  down: WORDS.down.map(compile),
  payment: WORDS.payment.map(compile),
  period: WORDS.period.map(compile),
  charge: WORDS.charge.map(compile),
  lease: WORDS.lease.map(compile),
};

function compile(words: string): RegExp {
  const spaced = words
    .replaceAll("[- ]", "[-\\s]")
    .replaceAll(" ?", "\\s*")
    .replaceAll(" ", "\\s+");
  return new RegExp(spaced, "iu");
}
