import { useLoaderData } from "react-router";
import { StaffPage } from "#app/features/company/staff-page.tsx";
import { staffPage } from "#app/features/company/staff.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import {
  buildNotFoundError,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/staff-member.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { staffHead } from "#app/features/company/company-heads.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { profile } = context.get(portsContext);
  requirePageOn(profile, "staffMember", url);
  const { language } = context.get(requestContext);
  const page = staffPage(profile, params.id, language);
  if (page === null) throw buildNotFoundError(url);
  return withHead({ context, url }, page, (site) => staffHead(page, site));
}

export default function Staff() {
  return <StaffPage page={useLoaderData<typeof loader>()} />;
}
