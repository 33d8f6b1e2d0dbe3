import {
  getSelectedStore,
  type StoreView,
  useSite,
} from "#app/site/page/site-view.ts";
import type { LenderFrameView } from "./lender-frame-view.ts";

/** This is the store that follows up and takes calls. */
export function useFinancingStore({
  storeId,
}: Pick<LenderFrameView, "storeId">): StoreView {
  const site = useSite();
  return site.stores.find(({ id }) => id === storeId) ?? getSelectedStore(site);
}
