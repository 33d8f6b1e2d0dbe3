import {
  ALLOWED_CATEGORIES,
  BANNER_DISPLAY,
  SELECTED_STORE,
  FLASH,
  PHONE_TO_VERIFY,
  TRADE_DRAFT,
  SERVICE_DRAFT,
  COOKIE_TRIAL,
  LAST_LIST,
  LIST_PAGES,
  LIST_PLACE,
  SCROLL_POSITIONS,
  VISITOR,
  SHOPPER_PLACE,
  LEAD_SENT,
  SAVED_VEHICLES,
  COMPARED_VEHICLES,
  VIEWED_VEHICLES,
  EVENT_MARKS,
  type StoredItem,
} from "./stored-items.ts";
import { VENDOR_COOKIES } from "./vendor-cookies.ts";

/**
 * The list holds every item; tests look for writers of others in the sources and in browsers. It has a file of its own, so
 * that no page's first scripts carry the vendors' cookies.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  ALLOWED_CATEGORIES,
  BANNER_DISPLAY,
  SELECTED_STORE,
  FLASH,
  PHONE_TO_VERIFY,
  TRADE_DRAFT,
  SERVICE_DRAFT,
  COOKIE_TRIAL,
  LAST_LIST,
  LIST_PAGES,
  LIST_PLACE,
  SCROLL_POSITIONS,
  VISITOR,
  SHOPPER_PLACE,
  LEAD_SENT,
  SAVED_VEHICLES,
  COMPARED_VEHICLES,
  VIEWED_VEHICLES,
  EVENT_MARKS,
  ...VENDOR_COOKIES,
];
