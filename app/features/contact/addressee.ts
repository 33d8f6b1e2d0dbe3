import {
  ADDRESSEE_PARAMETERS,
  getContactAddress,
} from "#app/domain/address/contact-address.ts";
import {
  STAFF_DEPARTMENTS,
  type StaffDepartment,
} from "#app/domain/store-profile/content/staff-member.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";

/** The profile knows all of it: what a link names besides is left out (Assumption A150). */
export interface Addressee {
  /** Null means the visitor's selected store. */
  readonly store: StoreProfile["stores"][number] | null;
  readonly department: StaffDepartment | null;
  readonly member: StaffMember | null;
}

/** Null means that the address names nobody. A member of the staff decides about store and department. */
export function findAddressee(
  { staff, stores }: Pick<StoreProfile, "staff" | "stores">,
  query: URLSearchParams,
): Addressee | null {
  const asked = (key: keyof typeof ADDRESSEE_PARAMETERS) =>
    query.get(ADDRESSEE_PARAMETERS[key]);
  const member = staff.find(({ id }) => id === asked("staff")) ?? null;
  const storeId = member?.storeId ?? asked("store");
  const store = stores.find(({ id }) => id === storeId) ?? null;
  const department =
    member?.department ??
    STAFF_DEPARTMENTS.find((it) => it.toLowerCase() === asked("department")) ??
    null;
  return store === null && department === null
    ? null
    : { store, department, member };
}

/** The form is sent to the address that its page has, so that the message reaches whom the page names, and says what it is about. */
export function getAddresseeAddress(
  addressee: Addressee | null,
  language: Language,
  about: string | null = null,
): string {
  const subject = about === null ? {} : { about };
  if (addressee === null) return getContactAddress(subject, { language });
  const { store, department, member } = addressee;
  return getContactAddress(
    {
      ...(store !== null && { storeId: store.id }),
      ...(department !== null && { department }),
      ...(member !== null && { staffId: member.id }),
      ...subject,
    },
    { language },
  );
}
