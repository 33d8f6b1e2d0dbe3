import { defineCopy } from "#app/site/page/copy.ts";

export const frameCopy = defineCopy("shell", {
  skip: "Skip to content",
  skipMenu: "Shortcuts",
  mainMenu: "Main",
  openMenu: "Menu",
  closeMenu: "Close menu",
  home: "{name}, home",
  search: "Search cars",
  savedVehicles: "Saved cars",
  call: "Call {phone}",
  allOf: "All of {label}",
  "group.condition": "Inventory",
  "group.bodystyle": "By body style",
  "group.price": "Price and offers",
  "group.further": "More",
  yourStore: "Your store",
  chooseStore: "Choose your store",
  chooseStoreText:
    "Sets the phone number, hours and directions you see. You still search every store’s cars.",
  allHours: "Every store: {hours}",
  closeStores: "Close stores",
  hoursRow: "{days} {hours}",
  choices: "Contact and policies",
  footer: "Site map and contact",
  linkCount: "{label}, {count}",
  follow: "{name} on {network}",
  payments:
    "Payments are estimates, shown with their terms, and are not an offer of credit.",
  copyright: "© {year} {name}, {place}.",
  inventoryUpdated: "Inventory updated {time}.",
});
