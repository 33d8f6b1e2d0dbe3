import { redirect } from "react-router";
import { getStaffAddress } from "#app/domain/address/page-address.ts";
import { StaffPage } from "#app/features/company/staff-page.tsx";
import { staffHead, staffPage } from "#app/features/company/staff.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/staff-member.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "staffMember");
  const page = requirePage(staffPage(ports, facts, params), url);
  // Spec §2: a staff page is found by id; the slug leads there.
  if (page.person.member.id !== params.id)
    throw redirect(getStaffAddress(page.person.member.id) + url.search, 301);
  return withHead({ context, url }, page, staffHead);
}

export default function Staff() {
  return <StaffPage page={usePageData<typeof loader>()} />;
}
