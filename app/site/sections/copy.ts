import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. */
export const sectionsCopy = defineCopy("sections", {
  breadcrumb: "Breadcrumb",
  home: "Home",
  call: "Call {phone}",

  reviews: "What customers say",
  ratingOutOf: "out of 5, from {count}+ {platform} reviews",
  reviewsAll: "Read all reviews",
  reviewsMore: {
    one: "Show {count} more review",
    other: "Show {count} more reviews",
  },
  reviewRest: "Read the whole review",
  reviewStars: { one: "{count} of 5 stars", other: "{count} of 5 stars" },
  reviewSource: "{category}, {platform}",
  reviewForeign: "{source}, {language}",
  "writtenIn.en": "written in English",
  "writtenIn.es": "written in Spanish",
  "platform.google": "Google review",
  "platform.facebook": "Facebook review",
  "category.Buy": "Buying",
  "category.Sales": "Sales",
  "category.Service": "Service",
  "category.Finance": "Finance",
  "category.Sell": "Selling",

  faqs: "Questions, answered plainly",
  faqsCall: "Not here? Call",
  faqsOr: "or",
  faqsWrite: "write to us",
});

export const staffCopy = defineCopy("staff", {
  lead: "Department lead",
  ratedBy: "Rated {rating} of 5 by customers",
  ratingOf: "{rating} of 5",
  call: "Call {name}",
  callShort: "Call",
  write: "Email {name}",
  writeShort: "Email",
  speaks: "Speaks {languages}",
  message: "Send a message",
  worksAt: "Works at",
  directions: "Directions",
  storeCars: "Cars here",
  "hours.Sales": "Sales hours",
  "hours.Service": "Service hours",
  "hours.Finance": "Finance hours",
  bookService: "Schedule service",
  chooseCar: "Choose a car to test drive",
  applyForFinancing: "Get pre-approved",
});
