import {
  getSelectedStore,
  type StoreView,
  useSite,
} from "#app/site/page/site-view.ts";
import type { LenderFrameView } from "./lender-frame-view.ts";

/** Who follows up, and whom to call. */
export function useFinancingStore({
  storeId,
}: Pick<LenderFrameView, "storeId">): StoreView {
  const site = useSite();
  return site.stores.find(({ id }) => id === storeId) ?? getSelectedStore(site);
}
