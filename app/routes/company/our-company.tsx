import { CompanyPage } from "#app/features/company/company-page.tsx";
import { companyPage } from "#app/features/company/company.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/our-company.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { companyHead } from "#app/features/company/company-heads.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "ourCompany");
  const { gate, language } = facts;
  const page = companyPage(ports, gate, language);
  return withHead({ context, url }, page, companyHead);
}

export default function Company() {
  return <CompanyPage page={usePageData<typeof loader>()} />;
}
