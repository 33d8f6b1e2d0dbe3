import { TRIGGERS } from "./finance-trigger-patterns.ts";

/**
 * It returns the first words that oblige an advertisement to state its terms, in English or Spanish, or null when none
 * do (12 CFR 1026.24(d)(1) and 1013.7(d)(1)).
 */
export function findTriggerTerm(words: string): string | null {
  for (const trigger of Object.values(TRIGGERS).flat()) {
    const match = trigger.exec(words);
    if (match) return match[0].trim();
  }
  return null;
}

/** It tells whether the words state everything that a loan's or a lease's advertisement must state. */
export function isFullDisclosure(words: string): boolean {
  return isLoanDisclosure(words) || isLeaseDisclosure(words);
}

/** A loan needs the down payment, the number and amount of the payments, and the rate as APR (12 CFR 1026.24(d)(2)). */
function isLoanDisclosure(words: string): boolean {
  return (
    DOWN.test(words) &&
    COUNT.test(words) &&
    statesPayment(words) &&
    RATE.test(words)
  );
}

/**
 * A lease needs the statement that it is one, what is due at signing, the number and amount of the payments, and
 * whether a security deposit is required; its rate is no APR (12 CFR 1013.7(d)(2)).
 */
function isLeaseDisclosure(words: string): boolean {
  return (
    LEASE.test(words) &&
    SIGNING.test(words) &&
    COUNT.test(words) &&
    statesPayment(words) &&
    DEPOSIT.test(words) &&
    !RATE.test(words)
  );
}

function statesPayment(words: string): boolean {
  return TRIGGERS.payment.some((it) => it.test(words));
}

const DOWN = /\bdown\b|enganche|pago inicial|sin entrada/i;
const COUNT =
  /\b\d+[- ](?:(?:equal|monthly|easy) )*(?:month|mes|payment|installment|pago|mensualidad)/i;
const RATE =
  /\bAPR\b|annual percentage rate|tasa (?:de porcentaje )?anual|tasa porcentual anual/i;
const LEASE = /\b(?:leas(?:e|ed|ing)|arrendamiento)\b/i;
const SIGNING = /due at (?:lease )?signing|al (?:momento de )?firmar/i;
const DEPOSIT = /security deposit|dep[oó]sito de (?:garant[ií]a|seguridad)/i;
