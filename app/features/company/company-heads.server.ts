import { buildBreadcrumbJsonLd } from "#app/site/head/breadcrumb-json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { CompanyPageData } from "./company-page.tsx";
import { companyCopy } from "./copy.ts";
import { staffCrumbs } from "./staff-crumbs.ts";
import type { StaffPageData } from "./staff-page-data.ts";
import type { Person } from "schema-dts";
import { getStoreNodeId } from "#app/site/head/json-ld-ids.ts";

export function companyHead(page: CompanyPageData, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  return {
    title: t("title"),
    description: t("description", { name: site.name }),
    things: [
      ...(site.getMetadata?.().stores ?? []),
      ...sectionThings(page, site),
    ],
  };
}

export function teamHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  return {
    title: t("teamTitle"),
    description: t("teamDescription", { name: site.name }),
  };
}

/** Spec §2: the title carries the name and the department. */
export function staffHead(page: StaffPageData, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  const { name, title, storeName, department } = page.member;
  return {
    title: t("staffTitle", {
      name,
      department: t(`department.${department}`),
    }),
    description: t("staffDescription", { name, title, store: storeName }),
    things: [
      buildStaffJsonLd(page, site.siteUrl),
      buildBreadcrumbJsonLd(staffCrumbs(page, t), site.siteUrl),
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
