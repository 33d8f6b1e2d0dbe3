import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";
import { sampleIllustration } from "./sample-drawings.ts";
import { HERE, LONG_WORD } from "./sample-words.ts";

const LINK = { label: "See how", address: HERE };
export const LINKS = [
  { label: "Get started", address: HERE },
  { label: "Talk to us", address: HERE },
];
export const LONG_LINE = `What it costs, what it covers and who answers for it, in one line that is longer than a line of a phone (${LONG_WORD}).`;

export const PROMISES = [
  {
    title: "No fee that comes later",
    text: "What the sticker says is what you pay, before taxes and plates.",
  },
  { title: "Seven days to change your mind", text: LONG_LINE },
  { title: "75-point inspection on every used car", text: null },
];

export const FEATURES = [
  {
    icon: "calendar" as const,
    title: "Service by appointment",
    text: "Tell us what it needs. See the price before we start.",
    link: LINK,
  },
  { icon: "shield" as const, title: LONG_WORD, text: LONG_LINE, link: null },
  {
    icon: "car" as const,
    title: "A car for the day",
    text: "Ask for one when you book.",
    link: LINK,
  },
];

export const STEPS = [
  { title: "Tell us about it", text: "A plate or a VIN will do.", link: LINK },
  { title: "See the number", text: LONG_LINE, link: null },
  { title: "Bring it in", text: "Any day but Sunday.", link: null },
];

export const HERO = {
  crumbsLabel: "Breadcrumb of a hero",
  crumbs: [
    { label: "Home", href: "/" },
    { label: "Service center", href: null },
  ],
  title: "Service without a surprise",
  lead: "Tell us what it needs. See the price before we start.",
  links: LINKS,
  note: "Open until 6 PM",
  picture: getHeroAddress(sampleIllustration(6, "suvs", "green")),
};
