import { defineCopy } from "#app/site/page/copy.ts";

/** The browser needs these words of the inventory list. Spec §3 names the sort options. */
export const listCopy = defineCopy("list", {
  applied: "Filters in use",
  removeFilter: "Remove filter:",
  clearAll: "Clear all",
  filters: "Filters",
  filtersWithCount: "Filters, {count}",
  closeFilters: "Close filters",
  showVehicles: {
    one: "Show {count} vehicle",
    other: "Show {count} vehicles",
  },
  sortBy: "Sort by",
  sort: "Sort",
  "sort.newest": "Newest",
  "sort.oldest": "Oldest",
  "sort.mileage": "Lowest Mileage",
  "sort.year": "Newest Year",
  "sort.priceHigh": "Highest Price",
  "sort.priceLow": "Lowest Price",
  results: "Results",
  more: "+{count} more",
  fewer: "Show fewer",
  cars: { one: "car", other: "cars" },
  from: "From",
  to: "To",
  apply: "Apply",
  applyRange: "Apply {range}",
  rangeFrom: "{range} from",
  rangeTo: "{range} to",
  miles: "{count} miles",
  lockedSortNote: "Sorting by price is off while some prices are private.",
  /** Search engines read these texts. */
  atStores: { one: "", other: "at {count} stores" },
  countOf: "{count} {noun}",
  oneMatch: "1 match",
  oneMatchOf: "for {subject}",
  shown: "{from}–{to} of {count} cars",
  loadMore: { one: "Load {count} more", other: "Load {count} more" },
  loadingMore: "Loading more cars…",
  announceMore: "Cars {from} to {to} of {count} are shown",
  previous: "Previous",
  next: "Next",
  pagesLabel: "Pages",
  page: "Page",
  "empty.title": "No cars match all of this",
  "empty.text": "Take one filter away and see what we have.",
  "empty.textWithoutDrops":
    "Nothing on the lot is like this today. Start over, or call {phone} and we will look for it.",
  "empty.drop": {
    one: "Without “{filter}”: {count} car",
    other: "Without “{filter}”: {count} cars",
  },
  "empty.nearby": {
    one: "At {store}: {count} car",
    other: "At {store}: {count} cars",
  },
  "short.title": "Want more to choose from?",
  "short.text":
    "This is everything that matches all of your filters. Take one away to see more.",
  "short.nearest": "Close to what you asked for",
  "empty.nearest": "Nearest matches",
  "empty.seeAll": "See all cars",
  "fee.included":
    "Total price is the vehicle plus our {fee} document fee. It leaves out sales tax, title and registration, which go to the government.",
  "fee.excluded":
    "Prices leave out our {fee} document fee, sales tax, title and registration.",
  "fee.none":
    "Prices leave out sales tax, title and registration, which go to the government.",
  illustrations:
    "Where a car has no photos yet, a drawing of its body style and color stands in.",
  updated: "Inventory updated {time}.",
});

export type ListText = Extract<keyof (typeof listCopy)["sentences"], string>;
