import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import { getPageAddress } from "./page-address.ts";
import type { AddressOptions, QueryEntry } from "./printed-address.ts";
import { printQuery } from "./printed-address.ts";

/** Whom a message is for, and what it is about, as far as a link says it. */
export interface AddresseeKeys {
  readonly storeId?: string;
  readonly department?: StaffDepartment;
  /** A member of the staff, by id. */
  readonly staffId?: string;
  /** What the message is about, by the key of what names it. */
  readonly about?: string;
}

export const ADDRESSEE_PARAMETERS = {
  store: "store",
  department: "department",
  staff: "staff",
} as const;

/** What the message is about, where the visitor comes from something that it names. */
export const ABOUT_PARAMETER = "about";

/** The contact page reads whom a message is for: `/contact-us?store=joliet&department=service&staff=joe-petrak`. */
export function getContactAddress(
  { storeId, department, staffId, about }: AddresseeKeys,
  options?: AddressOptions,
): string {
  const { store, department: departmentKey, staff } = ADDRESSEE_PARAMETERS;
  const query: readonly QueryEntry[] = [
    [store, storeId ?? ""],
    [departmentKey, department?.toLowerCase() ?? ""],
    [staff, staffId ?? ""],
    [ABOUT_PARAMETER, about ?? ""],
  ];
  return (
    getPageAddress("contact", options) +
    printQuery(query.filter(([, value]) => value !== ""))
  );
}
