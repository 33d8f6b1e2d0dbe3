import * as v from "valibot";
import { CREDIT_ANSWERS } from "#app/domain/credit/credit-answer.ts";
import {
  PRICE_VIEWS,
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";

export interface WrittenVisitor {
  readonly visitor: VisitorProfile;
  readonly issuedAtMs: number;
}

/** UTF-8 bytes count. Longer texts are cut, or left out where a part would be wrong. */
const MOST_BYTES = {
  firstName: 240,
  lastName: 240,
} as const;
const MOST_HOME_BYTES = {
  address: 300,
  apartment: 80,
  city: 120,
  state: 60,
  zipCode: 20,
} as const;
const MOST_BYTES_WHOLE = {
  email: 254,
  phone: 15,
  uniqueUserId: 64,
  financingSentAs: 43,
  verifiedPhoneAs: 43,
  contactConsentAs: 43,
} as const;

const text = v.optional(v.string(), "");
const instant = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema = v.object({
  issuedAtMs: v.pipe(v.number(), v.finite()),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  phoneVerified: v.optional(v.boolean(), false),
  verifiedPhoneAs: v.optional(v.nullable(v.string()), null),
  contactConsentAs: v.optional(v.nullable(v.string()), null),
  homeAddress: v.optional(
    v.object({
      address: text,
      apartment: text,
      city: text,
      state: text,
      zipCode: text,
    }),
    STRANGER.homeAddress,
  ),
  uniqueUserId: v.optional(v.nullable(v.string()), null),
  unlockInventoryAtMs: instant,
  unlockPriceAtMs: instant,
  terms: v.optional(
    v.nullable(
      v.object({
        downPaymentDollars: amount,
        isTradingIn: v.boolean(),
        tradeEquityDollars: amount,
        creditScore: amount,
        downPercent: v.exactOptional(amount),
        financeTermMonths: v.exactOptional(amount),
      }),
    ),
    null,
  ),
  termsDraft: v.optional(
    v.nullable(
      v.object({
        downPaymentDollars: v.nullable(amount),
        isTradingIn: v.nullable(v.boolean()),
        tradeEquityDollars: v.nullable(amount),
        creditAnswer: v.nullable(v.picklist(CREDIT_ANSWERS)),
        isSent: v.boolean(),
      }),
    ),
    null,
  ),
  priceView: v.optional(v.picklist(PRICE_VIEWS), STRANGER.priceView),
  financingSentAs: v.optional(v.nullable(v.string()), null),
});

/** With sealing and attributes added, this many bytes stay below the 4096 that browsers keep. */
const MOST_PRINTED_BYTES = 2900;

/** Fields without a value are left out, and so is the address when there is no room for them. */
export function printVisitor(
  visitor: VisitorProfile,
  issuedAtMs: number,
): string {
  const printed = printFields(visitor, issuedAtMs);
  if (Buffer.byteLength(printed) <= MOST_PRINTED_BYTES) return printed;
  const { homeAddress } = STRANGER;
  return printFields({ ...visitor, homeAddress }, issuedAtMs);
}

function printFields(visitor: VisitorProfile, issuedAtMs: number): string {
  const { phoneVerified, unlockInventoryAtMs, unlockPriceAtMs } = visitor;
  const { terms, termsDraft, priceView } = visitor;
  const home = dropEmptyFields(
    limitTexts(visitor.homeAddress, MOST_HOME_BYTES, cut),
  );
  return JSON.stringify({
    issuedAtMs,
    ...dropEmptyFields({
      ...limitTexts(visitor, MOST_BYTES, cut),
      ...limitTexts(visitor, MOST_BYTES_WHOLE, dropIfTooLong),
      phoneVerified,
      homeAddress: Object.keys(home).length === 0 ? null : home,
      unlockInventoryAtMs,
      unlockPriceAtMs,
      terms,
      termsDraft,
      priceView: priceView === STRANGER.priceView ? null : priceView,
    }),
  });
}

function limitTexts<Field extends string>(
  texts: Readonly<Record<NoInfer<Field>, string | null>>,
  mostBytes: Readonly<Record<Field, number>>,
  shorten: (text: string, mostBytes: number) => string,
) {
  const fields = Object.keys(mostBytes) as Field[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      shorten(texts[field] ?? "", mostBytes[field]),
    ]),
  );
}

/** Versions with other fields printed other texts: null. */
export function parseVisitor(printed: string): WrittenVisitor | null {
  const parsed = v.safeParse(schema, parseJson(printed));
  if (!parsed.success) return null;
  const { issuedAtMs, ...visitor } = parsed.output;
  return { issuedAtMs, visitor };
}

function parseJson(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return null;
  }
}

function dropEmptyFields(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== "" && value !== null && value !== false,
    ),
  );
}

/** Control characters would be escaped to six characters each, and are no part of a name or an address. */
function clean(value: string): string {
  return value.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

function dropIfTooLong(value: string, mostBytes: number): string {
  const cleaned = clean(value);
  return Buffer.byteLength(cleaned) > mostBytes ? "" : cleaned;
}

function cut(value: string, mostBytes: number): string {
  const cleaned = clean(value);
  if (Buffer.byteLength(cleaned) <= mostBytes) return cleaned;
  let kept = "";
  let bytes = 0;
  for (const character of cleaned) {
    bytes += Buffer.byteLength(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}
