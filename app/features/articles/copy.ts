import { defineCopy } from "#app/site/page/copy.ts";

export const articlesCopy = defineCopy("articles", {
  updated: "Last changed on {date}",
  contents: "On this page",
  legalDescription: "{title} of {name}, last changed on {date}.",
  otherDocuments: "Other documents",
  print: "Print this page",
  guidesTitle: "Shopping guides",
  guidesLead:
    "Short answers to what shoppers ask us most, written by the people who work here.",
  guidesDescription:
    "Guides on buying, selling and paying for a car, by the people of {name}.",
  noGuides: "There are no guides at this time. Please check back later.",
  by: "By",
  moreGuides: "More guides",
  allGuides: "All shopping guides",
  authorDescription: "{title}, {role} at {name}, and the guides they wrote.",
  guidesBy: "Guides by {title}",
  browse: "Browse cars",
  home: "Home",
  breadcrumb: "Breadcrumb",
});

export const storedItemsCopy = defineCopy("storedItems", {
  caption: "What this site keeps in your browser",
  name: "Name",
  purpose: "What it is for",
  category: "Group",
  lasts: "How long",
  cookie: "Cookie",
  "session storage": "Browser storage",
  days: { one: "{count} day", other: "{count} days" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  session: "Until you close the browser",
  withoutNothing: "Not kept without this group",
  withoutSession: "Until you close the browser without this group",
  "category.essential": "Essential",
  "category.functional": "Functional",
  "category.analytics": "Analytics",
  "category.targeting": "Targeting",
  "purpose.allowCookies": "The groups of cookies you allowed",
  "purpose.displayCookies": "Whether the banner has to be shown again",
  "purpose.userSelectedStore": "The store whose hours and phone you see",
  "purpose.flash": "The message shown after you sent a form",
  "purpose.phoneToVerify": "The number a code was sent to",
  "purpose.visitor":
    "Your name, contact details, payment terms and what you unlocked, encrypted; without this group, no contact details",
  "purpose.leadSent": "Whether you have written to us before",
  "purpose.savedVehicles": "The cars you saved",
  "purpose.comparedVehicles": "The cars you chose to compare",
  "purpose.recentlyViewed": "The cars you looked at last",
  "purpose.lists": "Your place in the list, so that Back returns to it",
});
