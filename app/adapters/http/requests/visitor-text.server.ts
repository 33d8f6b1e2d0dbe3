import * as v from "valibot";
import { CREDIT_ANSWERS } from "#app/domain/credit/credit-answer.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";

/** It is a visitor as the sealed cookie holds them, and the time it was sealed. */
export interface WrittenVisitor {
  readonly visitor: VisitorProfile;
  readonly issuedAtMs: number;
}

/**
 * The limits count UTF-8 bytes of each text. Longer texts are cut, except where a part would be wrong: those are left
 * out.
 */
const MOST_BYTES = {
  firstName: 240,
  lastName: 240,
  locationAddress: 300,
  address: 300,
  apartment: 80,
  city: 120,
  state: 60,
  zipCode: 20,
} as const;
const MOST_BYTES_WHOLE = {
  email: 254,
  phone: 15,
  dateOfBirth: 10,
  uniqueUserId: 64,
  financingSentAs: 43,
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
  locationAddress: text,
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
  dateOfBirth: text,
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
  financingSentAs: v.optional(v.nullable(v.string()), null),
});

/** With sealing and attributes added, this many bytes stay below the 4096 that browsers keep. */
const MOST_PRINTED_BYTES = 2900;

/** Fields without a value are left out, and so are addresses when there is no room for them. */
export function printVisitor(
  visitor: VisitorProfile,
  issuedAtMs: number,
): string {
  const printed = printFields(visitor, issuedAtMs);
  if (Buffer.byteLength(printed) <= MOST_PRINTED_BYTES) return printed;
  const { homeAddress, locationAddress } = STRANGER;
  return printFields({ ...visitor, homeAddress, locationAddress }, issuedAtMs);
}

function printFields(visitor: VisitorProfile, issuedAtMs: number): string {
  const { homeAddress, uniqueUserId } = visitor;
  const home = dropEmptyFields({
    address: cut(homeAddress.address, MOST_BYTES.address),
    apartment: cut(homeAddress.apartment, MOST_BYTES.apartment),
    city: cut(homeAddress.city, MOST_BYTES.city),
    state: cut(homeAddress.state, MOST_BYTES.state),
    zipCode: cut(homeAddress.zipCode, MOST_BYTES.zipCode),
  });
  return JSON.stringify({
    issuedAtMs,
    ...dropEmptyFields({
      firstName: cut(visitor.firstName, MOST_BYTES.firstName),
      lastName: cut(visitor.lastName, MOST_BYTES.lastName),
      email: dropIfTooLong(visitor.email, MOST_BYTES_WHOLE.email),
      phone: dropIfTooLong(visitor.phone, MOST_BYTES_WHOLE.phone),
      phoneVerified: visitor.phoneVerified,
      locationAddress: cut(visitor.locationAddress, MOST_BYTES.locationAddress),
      homeAddress: Object.keys(home).length === 0 ? null : home,
      dateOfBirth: dropIfTooLong(
        visitor.dateOfBirth,
        MOST_BYTES_WHOLE.dateOfBirth,
      ),
      uniqueUserId: dropIfTooLong(
        uniqueUserId ?? "",
        MOST_BYTES_WHOLE.uniqueUserId,
      ),
      unlockInventoryAtMs: visitor.unlockInventoryAtMs,
      unlockPriceAtMs: visitor.unlockPriceAtMs,
      terms: visitor.terms,
      termsDraft: visitor.termsDraft,
      financingSentAs: dropIfTooLong(
        visitor.financingSentAs ?? "",
        MOST_BYTES_WHOLE.financingSentAs,
      ),
    }),
  });
}

/** It gives null for a text that we did not print, or that a version with other fields printed. */
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
