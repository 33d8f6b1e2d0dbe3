import type { Person } from "schema-dts";
import { getStoreNodeId } from "#app/site/head/json-ld-ids.ts";
import type { StaffPageData } from "./staff-page-data.ts";

export function buildStaffJsonLd(
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
