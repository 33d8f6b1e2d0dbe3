import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type PlacedText, listTexts } from "./profile-strings.ts";

/** Shorter texts are names of pages and of things that any dealership has. */
const SHORTEST = 30;

/** Texts that are a dealership's own: what it says of itself, its people, its customers and its law. */
export function* listOwnTexts(profile: StoreProfile): Iterable<PlacedText> {
  const { storeGroup, site, stores, leads, staff } = profile;
  const { promotions, reviews, faqs, warranty } = profile;
  const { legal, guides, authors } = profile;
  const parts = {
    storeGroup: {
      description: storeGroup.description,
      story: storeGroup.story,
      picture: storeGroup.picture && { alt: storeGroup.picture.alt },
      letter: storeGroup.letter && { text: storeGroup.letter.text },
    },
    site: { description: site.description },
    stores: stores.map(({ note }) => ({ note })),
    leads: {
      contactConsent: leads.contactConsent,
      careers: {
        openings: leads.careers.openings.map(
          ({ text, duties, requirements, schedule }) => ({
            text,
            duties,
            requirements,
            schedule,
          }),
        ),
        benefits: leads.careers.benefits,
      },
    },
    staff: staff.map(({ about }) => ({ about })),
    promotions,
    reviews,
    faqs,
    warranty,
    legal,
    guides,
    authors,
  };
  for (const { key, text } of listTexts(parts))
    for (const paragraph of text.split(/\n{2,}/))
      // An address has no space.
      if (paragraph.trim().length >= SHORTEST && /\s/.test(paragraph.trim()))
        yield { key, text: normalizeOwnText(paragraph) };
  for (const [at, { firstName, lastName }] of staff.entries())
    yield { key: ["staff", at, "lastName"], text: `${firstName} ${lastName}` };
  for (const [at, { addressLine1, city }] of stores.entries())
    yield {
      key: ["stores", at, "addressLine1"],
      text: `${addressLine1}, ${city}`,
    };
}

/** Names by which a text speaks of the dealership. */
export function listOwnNames({
  storeGroup,
  site,
}: Pick<StoreProfile, "storeGroup" | "site">): readonly string[] {
  return [...new Set([storeGroup.name, storeGroup.legalName, site.name])];
}

/** White space and letter case make no text another. */
function normalizeOwnText(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
