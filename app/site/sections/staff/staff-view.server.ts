import { getContactAddress } from "#app/domain/address/contact-address.ts";
import { getStaffAddress } from "#app/domain/address/page-address.ts";
import { isLeadingTitle } from "#app/domain/staff/leading-title.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { formatList } from "#app/site/page/format.ts";

export type StaffView = ReturnType<typeof buildStaffView>;

/** Whoever leads the department comes first. */
export function sortLeadsFirst(
  members: readonly StaffMember[],
): readonly StaffMember[] {
  return members.toSorted(
    (one, other) => Number(other.departmentLead) - Number(one.departmentLead),
  );
}

/** More faces would push what they stand beside out of sight. */
const MOST_FACES = 3;

/** Who sells cars at a store, and reads what is sent to it. */
export function listSalesTeam(
  profile: StoreProfile,
  storeId: string,
  language: Language,
): readonly StaffView[] {
  return listTeam(profile, { storeId, department: "Sales" }, language);
}

/** Who reads what was sent to a store's desk: its own people, and after them those who sell cars there. */
export function listReaders(
  profile: StoreProfile,
  desk: Pick<StaffMember, "storeId" | "department">,
  language: Language,
): readonly StaffView[] {
  const sellers = listSalesTeam(profile, desk.storeId, language);
  return desk.department === "Sales"
    ? sellers
    : [...listTeam(profile, desk, language), ...sellers].slice(0, MOST_FACES);
}

/** Who works at a store's desk; none where nobody was named. */
export function listTeam(
  profile: StoreProfile,
  desk: Pick<StaffMember, "storeId" | "department">,
  language: Language,
): readonly StaffView[] {
  const members = profile.staff.filter(
    (it) => it.storeId === desk.storeId && it.department === desk.department,
  );
  return sortLeadsFirst(members)
    .slice(0, MOST_FACES)
    .map((member) => buildStaffView(profile, member, language));
}

/** One person for each department: its lead, of the first store that has one. */
export function listDepartmentLeads(
  staff: readonly StaffMember[],
): readonly StaffMember[] {
  const leads = new Map<string, StaffMember>();
  for (const member of staff)
    if (member.departmentLead && !leads.has(member.department))
      leads.set(member.department, member);
  return [...leads.values()];
}

export function buildStaffView(
  profile: StoreProfile,
  member: StaffMember,
  language: Language,
) {
  const { id, firstName, lastName, title, phone } = member;
  return {
    id,
    name: `${firstName} ${lastName}`,
    firstName,
    /** It reads "EB", where there is no picture. */
    initials: `${getInitial(firstName)}${getInitial(lastName)}`,
    title: title[language],
    department: member.department,
    /** A title that says so needs no second word for it. */
    isLead: member.departmentLead && !isLeadingTitle(title[language]),
    /** It reads "4.9"; null means that nobody has rated them. */
    rating: member.rating,
    imageUrl: member.imageUrl,
    /** Null means that nothing is told about them. */
    about: member.about?.[language] ?? null,
    /** It reads "English and Polish"; null where it says no more than the page itself. */
    languages: sayLanguages(member.languages, language),
    storeName:
      profile.stores.find(({ id: storeId }) => storeId === member.storeId)
        ?.name ?? profile.site.name,
    /** It holds digits; `tel:` links add +1. */
    phone,
    phoneText: formatPhone(phone, "general"),
    email: member.email,
    /** Null means that staff pages are off. */
    address: isPageOn(profile, "staffMember")
      ? getStaffAddress(id, { language })
      : null,
  };
}

/** That a person speaks the page's own language alone needs no words. */
function sayLanguages(
  languages: StaffMember["languages"],
  language: Language,
): string | null {
  if (languages.every((it) => it === language)) return null;
  const names = new Intl.DisplayNames(toLocale(language), { type: "language" });
  return formatList(
    languages.map((it) => names.of(it) ?? it),
    language,
  );
}

/** Null means that the contact page is off. */
export function findMessageAddress(
  profile: Pick<StoreProfile, "pages">,
  { id, storeId, department }: StaffMember,
  language: Language,
): string | null {
  return isPageOn(profile, "contact")
    ? getContactAddress({ storeId, department, staffId: id }, { language })
    : null;
}

/** It is a whole letter, whatever alphabet it is of. */
export function getInitial(name: string): string {
  return [...name][0]?.toUpperCase() ?? "";
}
