import { defineCopy } from "#app/site/page/copy.ts";

export const alertsCopy = defineCopy("alerts", {
  breadcrumb: "Breadcrumb",
  allCars: "All cars",
  crumb: "Alert",
  carTitle: "The car",
  "car.title": "Price alert for this {name}",
  "car.lead":
    "Leave your email, and we write when this car gets cheaper or when it sells. One email a day at most.",
  "search.title": "Alert for {name}",
  "search.lead":
    "Leave your email, and we write when a car that matches comes in. One email a day at most.",
  emailLabel: "Your email",
  consent:
    "Yes, email me about this for up to {days} days. I can stop it with one click in every email.",
  alertConsent: "Tick the box so that we may write to you.",
  duties:
    "First you get one email with a link to confirm. Your address is used for this alert only and goes to nobody else, not to our sales team either.",
  submit: "Set the alert",
  "refused.bad-address":
    "Enter an email address in the right format, as in name@example.com.",
  "refused.too-many":
    "This address got many emails from us today. Please try again tomorrow.",
  "tooMany.title": "That is a lot of cars",
  "tooMany.text":
    "More than {most} cars match this search right now, so an alert would write to you every day. Narrow it down first.",
  "tooMany.back": "Back to the search",
  sentTitle: "One more step: check your email",
  sentText:
    "We sent you a link. The alert starts when you confirm it there, within {days} days. No email? Look in the spam folder.",
  backToCar: "Back to the car",
  backToSearch: "Back to the cars",

  pageTitle: "Your alerts",
  confirmTitle: "Start this alert?",
  confirmText:
    "Press the button, and we write when there is news. It ends by itself after {days} days.",
  confirm: "Start the alert",
  running: "Your alerts",
  runningText:
    "One email a day at most, and only when there is news. We write to the address that got this link.",
  until: "Until {date}",
  "kind.car": "Price of the {name}",
  "kind.search": "New: {name}",
  stop: "Stop",
  stopName: "Stop the alert: {name}",
  stopAll: "Stop all alerts",
  overTitle: "No alerts here any more",
  overText:
    "We don’t write to this address any more. You can set a new alert on any car or search.",
  browse: "Browse all cars",

  "plain.search": "new cars that match your search",
  "mail.confirm.subject": "Please confirm your alert at {store}",
  "mail.confirm.heading": "Start your alert?",
  "mail.confirm.preview": "One click, and we write when there is news.",
  "mail.confirm.car":
    "You asked us to write when the price of the {name} drops.",
  "mail.confirm.search": "You asked us to write about {name}.",
  "mail.confirm.button": "Confirm the alert",
  "mail.confirm.note":
    "One email a day at most. The alert ends by itself after {days} days, and every email has a link that stops it. Without your confirmation nothing more is sent.",

  "mail.news.subject.one": "{headline}",
  "mail.news.subject.many": "{headline}, and more",
  "mail.news.preview": "News from {store}",
  "mail.news.heading": "News on your alerts",
  "mail.news.reason":
    "You’re getting this email because you asked for alerts on our site and confirmed it. They end on {date}.",
  "mail.drop.headline": "{name} is down to {price}",
  "mail.drop.heading": "Lower price: {name}",
  "mail.drop.before": "Before",
  "mail.drop.now": "Now",
  "mail.drop.button": "See the car",
  "mail.sold.headline": "{name} has been sold",
  "mail.sold.text":
    "The {name} you were watching has been sold, so this alert ends here.",
  "mail.sold.button": "Tell me when one like it arrives",
  "mail.new.headline": {
    one: "{count} new car for you",
    other: "{count} new cars for you",
  },
  "mail.new.heading": "New: {name}",
  "mail.new.more": {
    one: "And {count} more car.",
    other: "And {count} more cars.",
  },
  "mail.new.button": "See the cars",
  "mail.price.onRequest": "Price on request",
  "mail.price.locked": "Price on our site once you unlock it",
  "mail.price.total":
    "Prices include our document fee and required add-ons. Tax, title and registration are extra.",
  "mail.price.withoutFee":
    "Prices do not include our document fee. Tax, title and registration are extra.",
});
