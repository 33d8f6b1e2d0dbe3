import { listClaimFaults } from "./finance-claims.ts";
import { listExampleFaults } from "./finance-examples.ts";
import { listMenuFaults } from "./menu-faults.ts";
import type { ProfileFault } from "./profile-fault.ts";
import { listPromotionFaults } from "./promotion-faults.ts";
import { listReferenceFaults } from "./reference-faults.ts";
import { listSearchPathFaults } from "./search-path-faults.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listTableFaults } from "./table-faults.ts";
import { listTradeFaults } from "./trade-faults.ts";

/** It lists every inconsistency between the parts of a profile. */
export function listProfileFaults(
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
  ];
}
