import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import type { ReviewCategory } from "#app/domain/store-profile/content/review.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import {
  listFirstReviews,
  type ReviewView,
} from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { canBookService } from "#app/site/store/service-address.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import {
  buildStaffView,
  findMessageAddress,
  listDepartmentLeads,
  sortLeadsFirst,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import {
  findPageAddress,
  listPageLinks,
} from "#app/site/sections/ways.server.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { DEPARTMENTS as OPEN_DEPARTMENTS } from "#app/domain/store-profile/hours.ts";
import { storeCopy } from "#app/site/store/copy.ts";
import { buildHoursRows } from "#app/site/store/store-hours.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { Person } from "schema-dts";
import {
  buildBreadcrumbJsonLd,
  getStoreNodeId,
} from "#app/site/head/json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { crumbsTo } from "#app/ui/breadcrumb.tsx";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { companyCopy } from "./copy.ts";

type StaffPorts = Pick<AppPorts, "profile">;
type StaffFacts = Pick<RequestFacts, "language">;

interface DepartmentView {
  readonly department: StaffDepartment;
  readonly members: readonly StaffView[];
}

export interface TeamPageData {
  readonly leaders: readonly StaffView[];
  readonly departments: readonly DepartmentView[];
}

export interface StaffPageData {
  readonly member: StaffView;
  readonly storeId: string;
  /** The department keeps these hours at the member's store: `{ days: "Mon–Fri", hours: "9AM - 6PM" }`. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly messageAddress: string | null;
  readonly teamAddress: string | null;
  /** What the person's department does online; null where it does nothing there. */
  readonly action: SectionLink | null;
  /** They are about the person's department and name nobody. */
  readonly reviews: readonly ReviewView[];
  /** They work at the same store, those of the same department first. */
  readonly colleagues: readonly StaffView[];
}

const DEPARTMENTS: readonly StaffDepartment[] = ["Sales", "Finance", "Service"];
const REVIEWED: Readonly<Record<StaffDepartment, readonly ReviewCategory[]>> = {
  Sales: ["Sales", "Buy"],
  Finance: ["Finance"],
  Service: ["Service"],
};
const MOST_COLLEAGUES = 4;

export function teamPage(
  { profile }: StaffPorts,
  { language }: StaffFacts,
): TeamPageData {
  const leaders = listLeaders(profile, language);
  // Nobody stands on the page twice.
  const others = profile.staff.filter(({ id }) =>
    leaders.every((leader) => leader.id !== id),
  );
  const departments = DEPARTMENTS.map((department): DepartmentView => ({
    department,
    members: sortLeadsFirst(
      others.filter((it) => it.department === department),
    ).map((it) => buildStaffView(profile, it, language)),
  }));
  return {
    leaders,
    departments: departments.filter(({ members }) => members.length > 0),
  };
}

export function teamHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  return {
    title: t("teamTitle"),
    description: t("teamDescription", { name: site.name }),
  };
}

/** The leaders are the general and the service manager, who may be one person, and whoever leads a department of neither. */
export function listLeaders(
  profile: StoreProfile,
  language: Language,
): readonly StaffView[] {
  const { generalManager, serviceManager } = profile.storeGroup.employees;
  const managers = [...new Set([generalManager, serviceManager])].flatMap(
    (id) => profile.staff.find((it) => it.id === id) ?? [],
  );
  const led = new Set(managers.map(({ department }) => department));
  const others = listDepartmentLeads(profile.staff).filter(
    ({ department }) => managers.length > 0 && !led.has(department),
  );
  return [...managers, ...others].map((member) =>
    buildStaffView(profile, member, language),
  );
}

export function staffPage(
  { profile, clock }: StaffPorts & Pick<AppPorts, "clock">,
  { language }: StaffFacts,
  { id }: { readonly id: string },
): StaffPageData | null {
  const member =
    profile.staff.find((it) => it.id === id) ??
    profile.staff.find(({ slug }) => slug === id);
  if (member === undefined) return null;
  const { storeId, department } = member;
  const t = createTranslator(storeCopy, profile.texts[language], language);
  const store = profile.stores.find((it) => it.id === storeId);
  const key = OPEN_DEPARTMENTS.find((it) => it === department.toLowerCase());
  return {
    member: buildStaffView(profile, member, language),
    storeId,
    hours:
      store === undefined || key === undefined
        ? []
        : buildHoursRows(
            getCalendar(store, key),
            { timeZone: store.timeZone, nowMs: clock.nowMs(), language },
            t,
          ),
    messageAddress: findMessageAddress(profile, member, language),
    teamAddress: findPageAddress(profile, { language }, "meetOurTeam"),
    action: findDepartmentAction(member, profile, language),
    reviews: listFirstReviews(profile, REVIEWED[department], language),
    colleagues: listColleagues(member, profile).map((it) =>
      buildStaffView(profile, it, language),
    ),
  };
}

/** A test drive begins at a car, so sales lead to those of the store. */
function findDepartmentAction(
  { department, storeId }: StaffMember,
  profile: StoreProfile,
  language: Language,
): SectionLink | null {
  const t = createTranslator(companyCopy, profile.texts[language], language);
  switch (department) {
    case "Sales":
      return isPartOn(profile, "testDriveBooking")
        ? {
            label: t("chooseCar"),
            address: getStoreInventoryAddress(storeId, { language }),
          }
        : null;
    case "Service":
      return canBookService(profile, { storeId })
        ? {
            label: t("bookService"),
            address: getPageAddress("serviceSchedule", { language }),
          }
        : null;
    case "Finance":
      return (
        listPageLinks(
          profile,
          { language },
          "applyForFinancing",
          t("applyForFinancing"),
        )[0] ?? null
      );
  }
}

function listColleagues(
  { id, storeId, department }: StaffMember,
  { staff }: StoreProfile,
): readonly StaffMember[] {
  const others = sortLeadsFirst(
    staff.filter((it) => it.id !== id && it.storeId === storeId),
  );
  const isNear = (it: StaffMember) => it.department === department;
  return [
    ...others.filter(isNear),
    ...others.filter((it) => !isNear(it)),
  ].slice(0, MOST_COLLEAGUES);
}

/** Spec §2: the title carries the name and the department. */
export function staffHead(page: StaffPageData, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  const { name, title, storeName, department } = page.member;
  const team = { label: t("teamTitle"), href: page.teamAddress };
  return {
    title: t("staffTitle", { name, department: t(`department.${department}`) }),
    description: t("staffDescription", { name, title, store: storeName }),
    things: [
      buildStaffJsonLd(page, site.siteUrl),
      buildBreadcrumbJsonLd(crumbsTo(name, team), site.siteUrl),
    ],
  };
}

function buildStaffJsonLd(
  { member, storeId }: StaffPageData,
  siteUrl: string,
): Person {
  const { name, title, phone, email, imageUrl, storeName, address } = member;
  return {
    "@type": "Person",
    name,
    jobTitle: title,
    telephone: `+1${phone}`,
    email,
    ...(address !== null && { url: siteUrl + address }),
    ...(imageUrl !== null && { image: new URL(imageUrl, `${siteUrl}/`).href }),
    worksFor: {
      "@type": "AutoDealer",
      "@id": getStoreNodeId(siteUrl, storeId),
      name: storeName,
    },
  };
}
