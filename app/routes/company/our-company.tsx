import { CompanyPage } from "#app/features/company/company-page.tsx";
import {
  companyHead,
  companyPage,
} from "#app/features/company/company.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/our-company.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "ourCompany");
  const page = companyPage(ports, facts);
  return withHead({ context, url }, page, companyHead);
}

export default function Company() {
  return <CompanyPage page={usePageData<typeof loader>()} />;
}
