import type { BrowserEventName } from "./browser-event.ts";

export interface PageEvent {
  readonly name: BrowserEventName;
  readonly vin: string | null;
}

const VEHICLE_PATH =
  /^\/(?:used|new|certified)-vehicle\/[^/]+\/[^/]+\/([^/]+)$/;
const SEARCH_PATH = /^\/search-vehicles(?:\/|$)/;

export function listPageEvents(pathname: string): readonly PageEvent[] {
  const pageView = { name: "PageView", vin: null } as const;
  const vin = VEHICLE_PATH.exec(pathname)?.[1];
  if (vin !== undefined) return [pageView, { name: "ViewContent", vin }];
  if (SEARCH_PATH.test(pathname))
    return [pageView, { name: "Search", vin: null }];
  return [pageView];
}
