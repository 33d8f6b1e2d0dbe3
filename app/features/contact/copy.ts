import { defineCopy } from "#app/site/page/copy.ts";

export const contactCopy = defineCopy("contact", {
  title: "Contact us",
  lead: {
    one: "Send us a message, call, or come by.",
    other: "Send us a message, call, or come by the store nearest you.",
  },
  call: "Call {phone}",
  description:
    "Send {name} a message, call, or find hours and directions for every store.",
  topicLabel: "What is it about?",
  topicPlaceholder: "Choose a topic",
  storeLabel: "Which store?",
  send: "Send message",
  goesTo: "Your message goes to {store}.",
  goesToPerson: "Your message goes to {place}, attention {name}, {title}.",
  departmentOf: "{department} at {store}",
  "department.Sales": "Sales",
  "department.Service": "Service",
  "department.Finance": "Finance",
  writeElsewhere: "Message someone else",
  hours: { one: "Sales hours", other: "Sales hours at every store" },
  serviceHours: {
    one: "Service hours",
    other: "Service hours at every store",
  },
  serviceHoursAt: "Service hours at {store}",
  stores: { one: "Our store", other: "Our {countWord} stores" },
  yourStore: "Your store",
  directions: "Directions",
  storeSite: "Store site",
  storeCars: "Cars here",
  summaryTopic: "Inquiry",
  summaryFor: "For",
});
