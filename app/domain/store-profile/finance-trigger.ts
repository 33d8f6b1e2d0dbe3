const AMOUNT = String.raw`\$\s?\d[\d,]*(?:\.\d+)?`;
const SHARE = String.raw`\d+(?:\.\d+)?\s?%`;
const DOWN_PAYMENT = "(?:down payment|enganche|pago inicial)";

/** What obliges an advertisement to state its terms, in English and Spanish: 12 CFR 1026.24(d), 1013.7(d). */
const TRIGGERS: readonly RegExp[] = [
  // A down payment, as an amount or a share.
  `(?:${AMOUNT}|${SHARE}) (?:cash )?(?:down\\b|de (?:enganche|entrada|pago inicial))`,
  `${DOWN_PAYMENT} (?:of|from|de|desde) (?:only |solo )?(?:${AMOUNT}|${SHARE})`,
  `${AMOUNT} (?:due at signing|al firmar)`,
  // The amount of a payment.
  `${AMOUNT} ?(?:/ ?|(?:an?|per|each|every|al|por) )(?:mo\\b|month|mes\\b)`,
  `${AMOUNT} (?:monthly|mensual)`,
  `(?:payments?|pagos?|mensualidad(?:es)?)(?: mensuales)? (?:of|from|as low as|de|desde) (?:only |solo )?${AMOUNT}`,
  // How many payments, or for how long.
  `\\b\\d+ (?:(?:equal|monthly|easy) )*payments?\\b`,
  `\\b\\d+ (?:pagos|mensualidades)\\b`,
  `\\b\\d+[- ]months? (?:loan|financing|finance|lease|term)\\b`,
  `\\b(?:APR|financ\\w*|loan|lease|repa(?:y|id)\\w*)\\b[^.!?]{0,40}? \\d+ (?:months|meses)\\b`,
  // A finance charge.
  `(?:finance charge|cargo financiero)s? (?:of|de) ${AMOUNT}`,
].map(
  (words) =>
    new RegExp(words.replaceAll(" ", "\\s+").replaceAll("\\s+?", "\\s*"), "i"),
);

/** The first words that state a payment term; null when none do. */
export function findTriggerTerm(words: string): string | null {
  for (const trigger of TRIGGERS) {
    const match = trigger.exec(words);
    if (match) return match[0];
  }
  return null;
}

/** Names the down payment, how many payments or months, and the rate as APR. */
export function isFullDisclosure(words: string): boolean {
  return [
    /\bdown\b|enganche|pago inicial|due at signing/i,
    /\b\d+[- ](?:(?:equal|monthly) )*(?:month|mes|payment|pago|mensualidad)/i,
    /\bAPR\b|annual percentage rate|tasa (?:de porcentaje )?anual/i,
  ].every((part) => part.test(words));
}
