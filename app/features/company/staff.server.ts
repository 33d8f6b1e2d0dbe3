import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildStaffView,
  findMessageAddress,
  listDepartmentLeads,
  sortLeadsFirst,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
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
  readonly colleagues: readonly StaffView[];
}

const DEPARTMENTS: readonly StaffDepartment[] = ["Sales", "Finance", "Service"];

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
    colleagues: sortLeadsFirst(
      profile.staff.filter(
        (it) =>
          it.id !== member.id &&
          it.department === department &&
          it.storeId === storeId,
      ),
    ).map((it) => buildStaffView(profile, it, language)),
  };
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
