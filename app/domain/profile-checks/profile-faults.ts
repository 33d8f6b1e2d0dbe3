import { listClaimFaults } from "./finance-claims.ts";
import { listExperimentFaults } from "./experiment-faults.ts";
import { listExampleFaults } from "./finance-examples.ts";
import {
  type ProfileFault,
  buildFault,
  buildWarning,
} from "./profile-fault.ts";
import { listPromotionFaults } from "./promotion-faults.ts";
import { listLanguageFaults } from "./language-faults.ts";
import { listReferenceFaults } from "./reference-faults.ts";
import { listLiveFaults } from "./live-faults.ts";
import { listAmountFaults } from "./amount-faults.ts";
import {
  listCostFaults,
  listPlaceFaults,
  listSubjectFaults,
} from "./figure-faults.ts";
import { listMenuTargets, listSearchPathFaults } from "./search-path-faults.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listTextKeyFaults } from "./text-key-faults.ts";
import { listTableFaults } from "./table-faults.ts";
import { listTradeFaults } from "./trade-faults.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";

export function listProfileFaults(
  profile: StoreProfile,
  nowMs: number,
): readonly ProfileFault[] {
  const listFaults = (it: StoreProfile) => listSiteFaults(it, nowMs);
  return [
    ...listFaults(profile),
    ...listLanguageFaults(profile),
    ...listLiveFaults(profile),
    ...listExperimentFaults(profile, nowMs, listFaults),
  ];
}

function listSiteFaults(
  profile: StoreProfile,
  nowMs: number,
): readonly ProfileFault[] {
  return [
    ...listReferenceFaults(profile),
    ...listMenuFaults(profile),
    ...listTradeFaults(profile),
    ...listTableFaults(profile),
    ...listSearchPathFaults(profile),
    ...listPromotionFaults(profile.promotions, nowMs),
    ...listClaimFaults(profile),
    ...listExampleFaults(profile),
    ...listPlaceFaults(profile),
    ...listCostFaults(profile),
    ...listSubjectFaults(profile),
    ...listAmountFaults(profile),
    ...listTextKeyFaults(profile),
  ];
}

function* listMenuFaults({
  menus,
  ownPages,
}: StoreProfile): Iterable<ProfileFault> {
  for (const [at, { target, items }] of menus.main.entries())
    if (target === null && items.length === 0)
      yield buildFault(["menus", "main", at], "needs a target or items");
  const linked = new Set<string>();
  for (const { key, target } of listMenuTargets(menus)) {
    if (target.kind === "page" && PAGE_PATHS[target.page] === null)
      yield buildFault(
        [...key, "page"],
        `"${target.page}" has no single address and cannot stand in a menu`,
      );
    if (target.kind !== "ownPage") continue;
    linked.add(target.slug);
    if (!ownPages.some(({ slug }) => slug === target.slug))
      yield buildFault(
        [...key, "slug"],
        `"${target.slug}" is no page; pages/${target.slug}.md is missing`,
      );
  }
  for (const { slug } of ownPages)
    if (!linked.has(slug))
      yield buildWarning(
        ["ownPages", slug],
        "stands in no menu, so that visitors find it through search engines alone",
      );
}
