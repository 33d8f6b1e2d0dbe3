import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { ReviewCategory } from "#app/domain/store-profile/content/review.ts";
import {
  buildReviewSection,
  type ReviewView,
} from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import {
  buildStaffView,
  findMessageAddress,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { DEPARTMENTS as OPEN_DEPARTMENTS } from "#app/domain/store-profile/hours.ts";
import { buildDepartmentHours } from "#app/site/store/department-hours.server.ts";
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
import { findDepartmentAction, listColleagues } from "./workplace.server.ts";

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

const REVIEWED: Readonly<Record<StaffDepartment, readonly ReviewCategory[]>> = {
  Sales: ["Sales", "Buy"],
  Finance: ["Finance"],
  Service: ["Service"],
};

export function staffPage(
  ports: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  { id }: { readonly id: string },
): StaffPageData | null {
  const { profile } = ports;
  const member =
    profile.staff.find((it) => it.id === id) ??
    profile.staff.find(({ slug }) => slug === id);
  if (member === undefined) return null;
  const { storeId, department } = member;
  const store = profile.stores.find((it) => it.id === storeId);
  const key = OPEN_DEPARTMENTS.find((it) => it === department.toLowerCase());
  return {
    member: buildStaffView(profile, member, language),
    storeId,
    hours:
      store === undefined || key === undefined
        ? []
        : buildDepartmentHours(ports, { language }, store, key),
    messageAddress: findMessageAddress(profile, member, language),
    teamAddress: findPageAddress(profile, { language }, "meetOurTeam"),
    action: findDepartmentAction(member, profile, language),
    reviews: buildReviewSection(profile, REVIEWED[department], language).first,
    colleagues: listColleagues(member, profile).map((it) =>
      buildStaffView(profile, it, language),
    ),
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
