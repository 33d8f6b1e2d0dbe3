import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { ValuedEvent } from "#app/domain/store-profile/tracking.ts";

/** A lead is reported as this event besides Lead (Spec §9); null means that only Lead is reported. */
export const EVENT_OF_LEAD_TYPE: Readonly<
  Record<LeadType, ValuedEvent | null>
> = {
  DEFAULT: null,
  UNLOCK_INVENTORY: "UnlockInventory",
  UNLOCK_PRICE: "Personalize",
  SCHEDULE_TEST_DRIVE: "Schedule",
  SELL_OR_TRADE: "SellTrade",
  CONTACT_SALES: "Contact",
  CONTACT_DEALERSHIP: "Contact",
  CONTACT_FINANCE: "Contact",
  CONTACT_SERVICE: "Contact",
  CAREERS: null,
  SERVICE: "Schedule",
  APPLY_FINANCING: "SubmitApplication",
};
