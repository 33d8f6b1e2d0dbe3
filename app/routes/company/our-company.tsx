import { useLoaderData } from "react-router";
import { CompanyPage } from "#app/features/company/company-page.tsx";
import { companyPage } from "#app/features/company/company.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { pageNotFound } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/our-company.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { gate, language } = context.get(requestContext);
  const page = companyPage(context.get(portsContext), gate, language);
  if (page === null) throw pageNotFound(url);
  return page;
}

export default function Company() {
  return <CompanyPage page={useLoaderData<typeof loader>()} />;
}
