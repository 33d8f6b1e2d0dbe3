import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { BrowserEventName } from "./relay-call.ts";

export interface PageEvent {
  readonly name: BrowserEventName;
  /** The vehicle, or the vehicles of a list. */
  readonly vins?: readonly string[];
}

const VEHICLE_PATH =
  /^\/(?:used|new|certified)-vehicle\/[^/]+\/[^/]+\/([^/]+)$/;
const SEARCH_PATH = /^\/search-vehicles(?:\/|$)/;
const LIST_PATH = /^\/(?:search|saved)-vehicles(?:\/|$)/;

/** The page's cars are those that it shows as cards. */
export function listPageEvents(
  pathname: string,
  listVins: () => readonly string[],
): readonly PageEvent[] {
  const events: PageEvent[] = [{ name: "PageView" }];
  const page = splitLanguage(pathname).address;
  const vin = VEHICLE_PATH.exec(page)?.[1];
  if (vin !== undefined) events.push({ name: "ViewContent", vins: [vin] });
  if (SEARCH_PATH.test(page)) events.push({ name: "Search" });
  if (LIST_PATH.test(page)) {
    const vins = listVins();
    if (vins.length > 0) events.push({ name: "ViewItemList", vins });
  }
  return events;
}
