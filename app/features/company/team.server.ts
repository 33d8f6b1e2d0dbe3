import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import {
  buildStaffView,
  listDepartmentLeads,
  sortLeadsFirst,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import { companyCopy } from "./copy.ts";

interface DepartmentView {
  readonly department: StaffDepartment;
  readonly members: readonly StaffView[];
}

interface StoreChoice {
  readonly name: string;
  readonly address: string;
  readonly isChosen: boolean;
}

export interface TeamPageData {
  readonly way: ReturnType<typeof buildCrumbs>;
  /** The first is all of them; there is none where one store has the whole team. */
  readonly stores: readonly StoreChoice[];
  readonly leaders: readonly StaffView[];
  readonly departments: readonly DepartmentView[];
  /** Whoever likes these people may want to join them; null while the careers page is off. */
  readonly careersAddress: string | null;
}

const DEPARTMENTS: readonly StaffDepartment[] = ["Sales", "Finance", "Service"];

/** Its value is the id of a store; the address without it is the canonical one. */
export const TEAM_STORE_KEY = "at";

export function teamPage(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  query: URLSearchParams,
): TeamPageData {
  const t = createTranslator(companyCopy, profile.texts[language], language);
  const asked = query.get(TEAM_STORE_KEY);
  const staffed = profile.stores.filter(({ id }) =>
    profile.staff.some(({ storeId }) => storeId === id),
  );
  const chosen = staffed.find(({ id }) => id === asked)?.id ?? null;
  const here = profile.staff.filter(
    ({ storeId }) => chosen === null || storeId === chosen,
  );
  const leaders = listLeaders(profile, language).filter((leader) =>
    here.some(({ id }) => id === leader.id),
  );
  // Nobody stands on the page twice.
  const others = here.filter(({ id }) =>
    leaders.every((leader) => leader.id !== id),
  );
  const departments = DEPARTMENTS.map((department): DepartmentView => ({
    department,
    members: sortLeadsFirst(
      others.filter((it) => it.department === department),
    ).map((it) => buildStaffView(profile, it, language)),
  }));
  const address = getPageAddress("meetOurTeam", { language });
  return {
    way: buildCrumbs(
      profile,
      { language },
      [{ page: "ourCompany", label: t("title") }],
      t("teamTitle"),
    ),
    stores:
      staffed.length < 2
        ? []
        : [
            { name: t("allStores"), address, isChosen: chosen === null },
            ...staffed.map(({ id, city }) => ({
              name: city,
              address: `${address}?${TEAM_STORE_KEY}=${id}`,
              isChosen: id === chosen,
            })),
          ],
    leaders,
    departments: departments.filter(({ members }) => members.length > 0),
    careersAddress: findPageAddress(profile, { language }, "careers"),
  };
}

export function teamHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  return {
    title: t("teamTitle"),
    description: t("teamDescription", { name: site.name }),
  };
}

/** The leaders are the general and the service manager, who may be one person, and whoever leads a department of neither. */
export function listLeaders(
  profile: StoreProfile,
  language: Language,
): readonly StaffView[] {
  const { generalManager, serviceManager } = profile.storeGroup.employees;
  const managers = [...new Set([generalManager, serviceManager])].flatMap(
    (id) => profile.staff.find((it) => it.id === id) ?? [],
  );
  const led = new Set(managers.map(({ department }) => department));
  const others = listDepartmentLeads(profile.staff).filter(
    ({ department }) => managers.length > 0 && !led.has(department),
  );
  return [...managers, ...others].map((member) =>
    buildStaffView(profile, member, language),
  );
}
