import { defineCopy } from "#app/site/page/copy.ts";

export const chatCopy = defineCopy("chat", {
  title: "Chat with us",
  description:
    "Send {name} a quick message. A person at the store will get back to you.",
  close: "Close chat",
  loading: "Loading the chat",
  who: "A person at {store} reads this and gets back to you. Sales: {hours}.",
  kept: "We don’t answer in this window. We keep what you write with your request for up to {days} days.",
  nameLabel: "Your name",
  phoneHint: "So we can call you back.",
  messageLabel: "Your question",
  moreLabel: "Add to your message",
  send: "Send",
  name: "Enter your name",
  yourMessages: "What you wrote",
  sentTitle: "We have your message",
  sentText: "Reference {reference}. {reach}",
  "reach.both": "{store} will call {phone} or write to {email}.",
  "reach.phone": "{store} will call {phone}.",
  "reach.email": "{store} will write to {email}.",
  "reach.none": "To hear from {store}, add a phone number to your message.",
  back: "Back to the page you came from",
  full: "You’ve told us a lot. Please call so someone can help you right away.",
  later:
    "Thought of something else? Add it here and it joins the same request.",
  summarySource: "Source",
  source: "Website chat",
  vendorSource: "Chat widget on the website",
  summaryMessage: "Conversation",
  messageNumber: "Message {count}",
});
