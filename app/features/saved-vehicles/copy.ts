import { defineCopy } from "#app/site/page/copy.ts";

export const savedCopy = defineCopy("saved", {
  title: "Saved cars",
  titleShared: "Someone shared these cars with you",
  titleOwnLink: "Your saved cars, to send",
  ownLinkText:
    "Copy this page’s address and send it: whoever opens it sees these cars.",
  count: { one: "{count} car", other: "{count} cars" },
  kept: "Saved in this browser. No account needed.",
  noneKept: "Nothing saved now.",
  removed: "Removed. Tap the heart to put it back.",
  sharedText: "Save the ones you like to find them again in this browser.",
  cookiesRefused:
    "Your browser blocks cookies, so we can’t keep your saved cars. The address of this page names the car. Bookmark it to find it again.",
  ownList: "Your own saved cars",
  compareSelected: "Compare selected",
  comparePicked: {
    one: "Compare {count} car",
    other: "Compare {count} cars",
  },
  pickAnother: "Check one more car to compare",
  compareAll: {
    one: "Compare this car",
    other: "Compare these {count} cars",
  },
  compareHint: "Or check the ones you want, up to four",
  compareHintMany: "Check up to four cars to compare them",
  pick: "Compare",
  pickGroup: "Cars to compare",
  next: "Check availability",
  priceAlert: "Price alert",
  priceAlertName: "Price alert for the {name}",
  shareLink: "Share this list",
  copied: "Link copied",
  clear: "Clear all",
  clearSure: { one: "Remove {count} car", other: "Remove {count} cars" },
  results: "Saved cars for sale",
  sold: "Sold",
  soldOn: "Left our lot on {date}.",
  soldAlt: "{name}, sold, illustration",
  "further.sold": "Close to what sold",
  "further.saved": "Similar to your saved cars",
  "further.nothing": "New on the lot",
  missing: {
    one: "{count} car is no longer available.",
    other: "{count} cars are no longer available.",
  },
  forget: { one: "Remove it", other: "Remove them" },
  emptyTitle: "Nothing saved yet",
  emptyText:
    "Tap the heart on any car. It waits for you here, with its price today.",
  emptyShared: "None of these cars is for sale anymore",
  emptySharedText: "They may be sold. The rest of our cars are here.",
  browse: "Browse all cars",
  noScript:
    "Without JavaScript the hearts on other pages don’t show what’s saved. This page always does.",
});
