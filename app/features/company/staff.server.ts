import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildStaffView,
  sortLeadsFirst,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { storeCopy } from "#app/site/store/copy.ts";
import { buildHoursRows } from "#app/site/store/store-hours.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type {
  DepartmentView,
  StaffPageData,
  TeamPageData,
} from "./staff-page-data.ts";

const DEPARTMENTS: readonly StaffDepartment[] = ["Sales", "Finance", "Service"];

/** Spec §9, contact topics: each number is the topic that the department answers. */
const TOPICS: Readonly<Record<StaffDepartment, number>> = {
  Sales: 1,
  Finance: 2,
  Service: 7,
};

export function teamPage(
  profile: StoreProfile,
  language: Language,
): TeamPageData {
  const departments = DEPARTMENTS.map((department): DepartmentView => ({
    department,
    members: sortLeadsFirst(
      profile.staff.filter((it) => it.department === department),
    ).map((it) => buildStaffView(profile, it, language)),
  }));
  return {
    leaders: listLeaders(profile, language),
    departments: departments.filter(({ members }) => members.length > 0),
  };
}

/** The leaders are the general and the service manager; one person may be both. */
export function listLeaders(
  profile: StoreProfile,
  language: Language,
): readonly StaffView[] {
  const { generalManager, serviceManager } = profile.storeGroup.employees;
  return [...new Set([generalManager, serviceManager])].flatMap((id) => {
    const member = profile.staff.find((it) => it.id === id);
    return member === undefined
      ? []
      : [buildStaffView(profile, member, language)];
  });
}

/** Null for somebody who does not work here. */
export function staffPage(
  profile: StoreProfile,
  id: string,
  language: Language,
): StaffPageData | null {
  const member = profile.staff.find((it) => it.id === id);
  if (member === undefined) return null;
  const { storeId, department } = member;
  const t = createTranslator(storeCopy, profile.texts[language], language);
  const store = profile.stores.find((it) => it.id === storeId);
  const key = department.toLowerCase();
  const hours = Object.entries(store?.departments ?? {}).find(
    ([name]) => name === key,
  )?.[1].hours;
  return {
    member: buildStaffView(profile, member, language),
    storeId,
    hours: hours === undefined ? [] : buildHoursRows(hours, t),
    messageAddress: isPageOn(profile, "contact")
      ? `${getPageAddress("contact", { language })}?topic=${TOPICS[department]}`
      : null,
    teamAddress: isPageOn(profile, "meetOurTeam")
      ? getPageAddress("meetOurTeam", { language })
      : null,
    colleagues: sortLeadsFirst(
      profile.staff.filter(
        (it) =>
          it.id !== id &&
          it.department === department &&
          it.storeId === storeId,
      ),
    ).map((it) => buildStaffView(profile, it, language)),
  };
}
