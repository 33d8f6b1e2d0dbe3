import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { toContactFields } from "#app/site/forms/contact-details.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import {
  buildStaffView,
  listDepartmentLeads,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { careersCopy } from "./copy.ts";
import { buildCareersForm } from "./careers-form.ts";
import {
  listOpeningViews,
  listPositionOptions,
  type OpeningView,
  POSITION_KEY,
  type PositionOption,
} from "./openings.server.ts";

export interface CareersPageData {
  readonly action: string;
  readonly token: string;
  readonly openings: readonly OpeningView[];
  readonly benefits: readonly StatedPromise[];
  readonly positions: readonly PositionOption[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly email: string;
  /** They read what is sent to their departments. */
  readonly leads: readonly StaffView[];
}

export function careersPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  url: URL,
): CareersPageData {
  const positions = listPositionOptions(profile, language);
  const wanted = url.searchParams.get(POSITION_KEY);
  const isOffered = positions.some(({ value }) => value === wanted);
  return {
    action: getPageAddress("careers", { language }),
    token: formTokens.issue(buildCareersForm([]).name),
    openings: listOpeningViews(profile, language),
    benefits: profile.leads.careers.benefits.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    })),
    positions,
    defaults: {
      ...toContactFields(visitor),
      ...(wanted !== null && isOffered && { position: wanted }),
    },
    email: profile.leads.careers.email,
    leads: listDepartmentLeads(profile.staff).map((member) =>
      buildStaffView(profile, member, language),
    ),
  };
}

export function careersHead(
  { reference }: { readonly reference: string | null },
  site: SiteView,
): SaidHead {
  const t = siteTexts(careersCopy, site);
  if (reference !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
  };
}
