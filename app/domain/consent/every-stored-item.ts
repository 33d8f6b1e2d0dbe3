import * as items from "./stored-items.ts";
import { VENDOR_COOKIES } from "./vendor-cookies.ts";

/**
 * The list holds every item; tests look for writers of others in the sources and in browsers. It has a file of its own, so
 * that no page's first scripts carry the vendors' cookies.
 */
export const STORED_ITEMS: readonly items.StoredItem[] = [
  items.ALLOWED_CATEGORIES,
  items.BANNER_DISPLAY,
  items.SELECTED_STORE,
  items.CHOSEN_LANGUAGE,
  items.FLASH,
  items.PHONE_TO_VERIFY,
  items.TRADE_DRAFT,
  items.SERVICE_DRAFT,
  items.COOKIE_TRIAL,
  items.LAST_LIST,
  items.LIST_PAGES,
  items.LIST_PLACE,
  items.SCROLL_POSITIONS,
  items.VISITOR,
  items.SHOPPER_PLACE,
  items.LEAD_SENT,
  items.SAVED_VEHICLES,
  items.COMPARED_VEHICLES,
  items.VIEWED_VEHICLES,
  items.EVENT_MARKS,
  ...VENDOR_COOKIES,
];
