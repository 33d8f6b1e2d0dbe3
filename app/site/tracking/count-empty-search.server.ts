import { isGranted } from "#app/domain/consent/consent.ts";
import { describeEmptySearch } from "#app/domain/figures/empty-search.ts";
import { toListGate } from "#app/domain/gate/gate.ts";
import { readSearch } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import {
  countOnSite,
  type TrackFacts,
  type TrackPorts,
} from "./track.server.ts";

/**
 * A browser showed a list: what was sought is counted where nothing fits. Behind a lock neither prices nor payments are
 * asked, because the list does not go by them either. It never throws.
 */
export function countEmptySearch(
  ports: TrackPorts & Pick<AppPorts, "index">,
  facts: TrackFacts & Pick<RequestFacts, "gate">,
  path: string,
  atMs: number,
): void {
  // The inventory is asked for nobody who is not counted.
  if (!isGranted(facts.consent, "analytics")) return;
  try {
    const search = readSearch(path, getSearchAddressRules(ports.profile));
    const subject = search && describeEmptySearch(search);
    if (search === null || subject === null || search.page > 1) return;
    const { hiddenGroups, lockedPriceGroups } = toListGate(facts.gate);
    const { payment: _payment, price, ...ranges } = search.ranges;
    const isLocked = lockedPriceGroups.length > 0;
    const { total } = ports.index.search({
      ...search,
      hiddenConditions: hiddenGroups,
      ranges: { ...ranges, ...(!isLocked && price && { price }) },
    });
    if (total > 0) return;
    const [storeId, ...others] = search.values.store ?? [];
    countOnSite(ports, facts, {
      kind: "empty-search",
      atMs,
      subject,
      storeId: others.length === 0 ? storeId : undefined,
    });
  } catch (error) {
    ports.log.error("figures.search-not-counted", { message: String(error) });
  }
}
