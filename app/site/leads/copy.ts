import { defineCopy } from "#app/site/page/copy.ts";

/** What every mail to a visitor says at its end. */
export const visitorMailCopy = defineCopy("visitorMail", {
  phone: "Phone {phone}",
  asked:
    "You’re getting this email because someone asked for it on our site with this address. If it wasn’t you, you can ignore it. We won’t write again.",
  answer: "Questions? Just reply. A person at {store} reads it.",
  stop: "Stop these emails",
  stopAll: "Stop all contact",
});
