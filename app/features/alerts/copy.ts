import { defineCopy } from "#app/site/page/copy.ts";

export const alertsCopy = defineCopy("alerts", {
  breadcrumb: "Breadcrumb",
  allCars: "All cars",
  "car.crumb": "Price alert",
  "search.crumb": "New matches",
  carTitle: "The car",
  "car.title": "Price alert for this {name}",
  "car.lead":
    "Leave your email and we’ll write when this car drops in price or sells. One email a day at most.",
  "search.title": "Alert for {name}",
  "search.lead":
    "Leave your email and we’ll write when a car that matches comes in. One email a day at most.",
  emailLabel: "Your email",
  consent:
    "Yes, email me about this for up to {days} days. I can stop it with one click in every email.",
  alertConsent: "Check the box so we may email you",
  duties:
    "First you’ll get one email with a link to confirm. We use your address for this alert only. No one else gets it, not even our sales team.",
  submit: "Set the alert",
  "refused.bad-address": "Enter an email address, like name@example.com",
  "refused.too-many":
    "We sent this address a lot of emails today. Please try again tomorrow.",
  "tooMany.title": "That’s a lot of cars",
  "tooMany.text":
    "More than {most} cars match this search right now, so you’d hear from us every day. Narrow it down first.",
  "tooMany.back": "Back to the search",
  sentTitle: "One more step: check your email",
  sentText:
    "We sent you a link. The alert starts when you confirm it there, within {days} days. No email? Check your spam folder.",
  backToCar: "Back to the car",
  backToSearch: "Back to the cars",

  pageTitle: "Your alerts",
  confirmTitle: "Start this alert?",
  confirmText:
    "Press the button and we’ll write when there’s news. It ends by itself after {days} days.",
  confirm: "Start the alert",
  running: "Your alerts",
  runningText:
    "One email a day at most, and only when there’s news. We write to the address that got this link.",
  until: "Until {date}",
  "kind.car": "Price of the {name}",
  "kind.search": "New: {name}",
  stop: "Stop",
  stopName: "Stop the alert: {name}",
  stopAll: "Stop all alerts",
  overTitle: "No more alerts here",
  overText:
    "We don’t write to this address anymore. You can set a new alert on any car or search.",
  browse: "Browse all cars",

  "plain.search": "new cars that match your search",
  "mail.confirm.subject": "Please confirm your alert at {store}",
  "mail.confirm.heading": "Start your alert?",
  "mail.confirm.preview": "One click, and we’ll write when there’s news.",
  "mail.confirm.car":
    "You asked us to write when the price of the {name} drops.",
  "mail.confirm.search": "You asked us to write about {name}.",
  "mail.confirm.button": "Confirm the alert",
  "mail.confirm.note":
    "One email a day at most. The alert ends by itself after {days} days, and every email has a link that stops it. Unless you confirm, we won’t write again.",

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
  "mail.price.onRequest": "Call for price",
  "mail.price.locked": "Price on our site once you unlock it",
  "mail.price.total":
    "Prices include our document fee and required add-ons. Tax, title and registration are extra.",
  "mail.price.withoutFee":
    "Prices don’t include our document fee. Tax, title and registration are extra.",
});
