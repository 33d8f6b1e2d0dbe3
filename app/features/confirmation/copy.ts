import { defineCopy } from "#app/site/page/copy.ts";

export const confirmationCopy = defineCopy("confirmation", {
  title: "We have your message",
  titleNamed: "We have your message, {name}",
  team: "People at our {city} store",
  text: "{store} will call or email you.",
  readTitle: "{store} reads it",
  readText: "The people there have it now, with the reference above.",
  answerTitle: "You get a call or an email",
  nothingTitle: "That’s all",
  nothingText: "Your details stay with {name}. We don’t sell them.",
  browse: "Keep browsing",
  home: "Go back home",
  noneTitle: "No message to show",
  noneText:
    "This page shows up after you send a message. If you saw a reference, yours isn’t lost. We have it.",
  noneContact: "Contact us",
});
