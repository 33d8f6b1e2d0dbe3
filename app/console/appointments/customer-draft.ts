import * as v from "valibot";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { readText } from "#app/console/frame/posted.ts";

export const CUSTOMER_FIELDS = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "car",
  "note",
] as const;
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** As it was typed: the form shows it again. */
export type TypedCustomer = Readonly<Record<CustomerField, string>>;

export type CustomerFault = Exclude<CustomerField, "note">;

const MOST_CHARACTERS: Readonly<Record<CustomerField, number>> = {
  firstName: 60,
  lastName: 60,
  phone: 40,
  email: 254,
  car: 120,
  note: 2_000,
};

export const NO_CUSTOMER: TypedCustomer = {
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  car: "",
  note: "",
};

const emailSchema = v.union([v.literal(""), v.pipe(v.string(), v.email())]);

/** Somebody on the phone has a name, a number and a car; an address only where they want a mail. */
export function readCustomer(posted: FormData): {
  readonly typed: TypedCustomer;
  /** Digits without +1; empty where it is none. */
  readonly phoneDigits: string;
  readonly faults: readonly CustomerFault[];
} {
  const read = (field: CustomerField) =>
    readText(posted, field).slice(0, MOST_CHARACTERS[field]);
  const typed: TypedCustomer = {
    firstName: read("firstName"),
    lastName: read("lastName"),
    phone: read("phone"),
    email: read("email"),
    car: read("car"),
    note: read("note"),
  };
  const phoneDigits = parsePhone(typed.phone) ?? "";
  const needed = ["firstName", "lastName", "car"] as const;
  return {
    typed,
    phoneDigits,
    faults: [
      ...needed.filter((field) => typed[field] === ""),
      ...(phoneDigits === "" ? (["phone"] as const) : []),
      ...(v.is(emailSchema, typed.email) ? [] : (["email"] as const)),
    ],
  };
}
