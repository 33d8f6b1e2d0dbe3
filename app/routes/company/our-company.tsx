import { useLoaderData } from "react-router";
import { CompanyPage } from "#app/features/company/company-page.tsx";
import { companyPage } from "#app/features/company/company.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/our-company.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { gate, language } = context.get(requestContext);
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, "ourCompany", url);
  return companyPage(ports, gate, language);
}

export default function Company() {
  return <CompanyPage page={useLoaderData<typeof loader>()} />;
}
