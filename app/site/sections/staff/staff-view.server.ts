import { getStaffAddress } from "#app/domain/address/page-address.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import type { StaffView } from "./staff-view.ts";

/** Whoever leads the department comes first. */
export function sortLeadsFirst(
  members: readonly StaffMember[],
): readonly StaffMember[] {
  return members.toSorted(
    (one, other) => Number(other.departmentLead) - Number(one.departmentLead),
  );
}

export function buildStaffView(
  profile: StoreProfile,
  member: StaffMember,
  language: Language,
): StaffView {
  const { id, firstName, lastName, title, phone } = member;
  return {
    id,
    name: `${firstName} ${lastName}`,
    firstName,
    initials: `${getInitial(firstName)}${getInitial(lastName)}`,
    title: title[language],
    department: member.department,
    isLead: member.departmentLead,
    rating: member.rating,
    imageUrl: member.imageUrl,
    storeName:
      profile.stores.find(({ id: storeId }) => storeId === member.storeId)
        ?.name ?? profile.site.name,
    phone,
    phoneText: formatPhone(phone, "general"),
    email: member.email,
    address: isPageOn(profile, "staffMember")
      ? getStaffAddress(id, { language })
      : null,
  };
}

/** The initial is a whole letter, whatever alphabet it is of. */
function getInitial(name: string): string {
  return [...name][0]?.toUpperCase() ?? "";
}
