import { defineCopy } from "#app/site/page/copy.ts";

export const confirmationCopy = defineCopy("confirmation", {
  title: "We have your message",
  titleNamed: "We have your message, {name}",
  team: "People at our {city} store",
  sent: "What you sent",
  text: "It’s with {store} now.",
  answerTitle: "They call or email you",
  nothingTitle: "That’s all",
  nothingText: "Your details stay with {name}. We don’t sell them.",
  storeCars: "See the cars in {city}",
  browse: "Browse all cars",
  home: "Go back home",
  noneTitle: "No message to show",
  noneText:
    "This page shows up after you send a message. If you saw a reference, yours isn’t lost. We have it.",
  noneContact: "Contact us",
});
