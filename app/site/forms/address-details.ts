import * as v from "valibot";
import { optionalLine } from "#app/domain/forms/fields.ts";
import type { LeadAddress } from "#app/domain/leads/lead.ts";
import type {
  HomeAddress,
  VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";

const ZIP_CODE = /^(?:\d{5}(?:-?\d{4})?)?$/;

/** A schema takes them: `v.object({ ...contactEntries, ...addressEntries })`; every field may stay empty. */
export const addressEntries = {
  address: optionalLine(),
  apartment: optionalLine(),
  city: optionalLine(),
  state: optionalLine(),
  zipCode: v.pipe(
    optionalLine(),
    v.check((text) => ZIP_CODE.test(text), "zipCode"),
  ),
};

/** Spec §3 has the address of a lead, which is null where nothing was typed. */
export function toLeadAddress(
  type: LeadAddress["type"],
  { address, apartment, city, state, zipCode }: HomeAddress,
): LeadAddress | null {
  if ([address, apartment, city, state, zipCode].every((it) => it === ""))
    return null;
  return {
    type,
    line1: address,
    apartment,
    city,
    regioncode: state,
    postalcode: zipCode,
  };
}

/** The next form knows the address; one that was left empty here is not taken out of the visitor's profile. */
export function toVisitorAddress(
  value: HomeAddress,
): Partial<Pick<VisitorProfile, "homeAddress">> {
  if (toLeadAddress("home", value) === null) return {};
  const { address, apartment, city, state, zipCode } = value;
  return { homeAddress: { address, apartment, city, state, zipCode } };
}
