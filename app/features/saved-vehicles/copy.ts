import { defineCopy } from "#app/site/page/copy.ts";

export const savedCopy = defineCopy("saved", {
  title: "Saved cars",
  titleShared: "Cars somebody picked for you",
  count: { one: "{count} car", other: "{count} cars" },
  kept: "They stay in this browser. No account needed.",
  sharedText: "Save the ones you like to find them again in this browser.",
  cookiesRefused:
    "Your browser blocks cookies, so this site cannot keep your saved cars. The address of this page names the car: bookmark it to find it again.",
  ownList: "Your own saved cars",
  compareSelected: "Compare selected",
  compareHint: "Pick up to four.",
  pick: "Compare",
  pickGroup: "Cars to compare",
  priceAlert: "Price alert",
  priceAlertName: "Price alert for the {name}",
  shareLink: "Link to this list",
  clear: "Clear all",
  clearSure: { one: "Remove {count} car", other: "Remove {count} cars" },
  results: "Saved cars for sale",
  sold: "Sold",
  soldOn: "Left our lot on {date}.",
  soldAlt: "{name}, sold, illustration",
  similar: "Close to what was sold",
  missing: {
    one: "{count} car is no longer available.",
    other: "{count} cars are no longer available.",
  },
  forget: { one: "Take it off the list", other: "Take them off the list" },
  emptyTitle: "Nothing saved yet",
  emptyText:
    "Press the heart on any car. It waits for you here, with its price of the day.",
  emptyShared: "None of these cars is for sale any more",
  emptySharedText: "They may have been sold. The rest of our cars are here.",
  browse: "Browse all cars",
  noScript:
    "Without JavaScript the hearts on other pages do not show what is saved. This page always does.",
});
