import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { TEST_DRIVE_PATH } from "#app/domain/address/test-drive-address.ts";
import {
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import type { EventName } from "#app/domain/tracking/reported-event.ts";

/** What a day's numbers count, from arriving to writing. */
export const TALLY_KINDS = [
  "visit",
  "page",
  "vehicle",
  "form",
  "call",
  "lead",
] as const;
export type TallyKind = (typeof TALLY_KINDS)[number];

/** Besides those, each search that found nothing is counted by itself. */
export type CountedKind = TallyKind | "empty-search";

/** The longest period that is shown, with some days for stores in other zones. */
export const TALLY_DAYS = 93;

/** Of a whole site on one day; further ones are counted without saying what was sought. */
export const MOST_EMPTY_SEARCHES = 200;

/** Pages whose purpose is a form: who opens one begins to turn to the store (Assumption A322). */
const FORM_PAGES: readonly PageKey[] = [
  "contact",
  "sellTrade",
  "sellTradeYourVehicle",
  "applyForFinancing",
  "fullCreditApplication",
  "serviceSchedule",
  "careers",
];
const FORM_PATHS: ReadonlySet<string | null> = new Set(
  FORM_PAGES.map((key) => PAGE_PATHS[key]),
);

/** An event as far as the numbers go; the referrer is null or "" where the browser told none. */
export interface EventToCount {
  readonly name: EventName;
  readonly path: string;
  readonly referrer: string | null;
}

/** A page that was not reached from another one of this site begins a visit. */
export function listTallyKinds({
  name,
  path,
  referrer,
}: EventToCount): readonly TallyKind[] {
  switch (name) {
    case "PageView": {
      const isArrival = !(referrer ?? "").startsWith("/");
      return [
        ...(isArrival ? (["visit"] as const) : []),
        "page",
        ...(isFormPage(path) ? (["form"] as const) : []),
      ];
    }
    case "ViewContent":
      return ["vehicle"];
    case "ClickToCall":
      return ["call"];
    case "Lead":
    case "ConversationStarted":
      return ["lead"];
    default:
      return [];
  }
}

function isFormPage(path: string): boolean {
  const [page = ""] = splitLanguage(path).address.split(/[?#]/, 1);
  return FORM_PATHS.has(page) || page.startsWith(`${TEST_DRIVE_PATH}/`);
}
