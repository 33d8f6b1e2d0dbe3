import { isBroughtIn, type OfferView } from "./offer-words.ts";

/** What the form asks for, and with which words: a visit, an offer to be accepted, or the one of both that is chosen in it. */
export const ACCEPT_WORDS = {
  visit: {
    title: "acceptBringTitle",
    lead: "acceptBringLead",
    send: "acceptBring",
  },
  offer: { title: "acceptTitle", lead: "acceptLead", send: "accept" },
  either: {
    title: "acceptChoiceTitle",
    lead: "acceptBringLead",
  },
} as const;

export type AcceptMatter = keyof typeof ACCEPT_WORDS;

export function findAcceptMatter({
  offers,
}: {
  readonly offers: readonly Pick<OfferView, "price">[];
}): AcceptMatter {
  if (isBroughtIn({ offers })) return "visit";
  return offers.some(({ price }) => price === null) ? "either" : "offer";
}

/** Of a link to the form: it speaks for no choice that is made in it. */
export const findAcceptTitle = (page: Parameters<typeof findAcceptMatter>[0]) =>
  ACCEPT_WORDS[findAcceptMatter(page)].title;
