import { getAuthorAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { ReviewCategory } from "#app/domain/store-profile/content/review.ts";
import {
  buildReviewSection,
  type ReviewView,
} from "#app/site/sections/review-section.server.ts";
import {
  buildPersonView,
  type PersonView,
} from "#app/site/sections/staff/person-view.server.ts";
import {
  buildStaffView,
  sortLeadsFirst,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import {
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import type { Person } from "schema-dts";
import {
  buildBreadcrumbJsonLd,
  getStoreNodeId,
} from "#app/site/head/json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { companyCopy } from "./copy.ts";

const MOST_COLLEAGUES = 4;

export interface StaffPageData {
  readonly person: PersonView;
  readonly way: ReturnType<typeof buildCrumbs>;
  readonly teamAddress: string | null;
  /** It lists the guides that the person wrote; null where they wrote none. */
  readonly guidesAddress: string | null;
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
  const { department } = member;
  const t = createTranslator(companyCopy, profile.texts[language], language);
  const person = buildPersonView(ports, { language }, member);
  return {
    person,
    way: buildCrumbs(
      profile,
      { language },
      [
        { page: "ourCompany", label: t("title") },
        { page: "meetOurTeam", label: t("teamTitle") },
      ],
      person.member.name,
    ),
    guidesAddress: findGuidesAddress(profile, member, language),
    teamAddress: findPageAddress(profile, { language }, "meetOurTeam"),
    reviews: buildReviewSection(profile, REVIEWED[department], language).first,
    colleagues: listColleagues(member, profile).map((it) =>
      buildStaffView(profile, it, language),
    ),
  };
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

/** An author whose file is named as a person of the team is that person (Assumption A371). */
function findGuidesAddress(
  profile: StoreProfile,
  { id, slug }: StaffMember,
  language: Language,
): string | null {
  const written = profile.guides.find(
    ({ authorSlug }) => authorSlug === id || authorSlug === slug,
  );
  const areShown =
    isPageOn(profile, "authors") && isPageOn(profile, "shoppingGuides");
  return written !== undefined && areShown
    ? getAuthorAddress(written.authorSlug, { language })
    : null;
}

/** Spec §2: the title carries the name and the department. */
export function staffHead(page: StaffPageData, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  const { name, title, storeName, department } = page.person.member;
  return {
    title: t("staffTitle", { name, department: t(`department.${department}`) }),
    description: t("staffDescription", { name, title, store: storeName }),
    things: [
      buildStaffJsonLd(page, site.siteUrl),
      buildBreadcrumbJsonLd(page.way.crumbs, site.siteUrl),
    ],
  };
}

function buildStaffJsonLd(
  { person: { member, storeId } }: StaffPageData,
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
