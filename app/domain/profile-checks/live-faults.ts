import { hashText } from "#app/domain/experiments/murmur-hash.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listOwnTexts } from "./own-texts.ts";
import { buildSampleFault, type ProfileFault } from "./profile-fault.ts";
import { listTexts } from "./profile-strings.ts";
import { SAMPLE_NAMES, SAMPLE_TEXTS } from "./sample-fingerprints.ts";

/** What a profile may hold while it is tried, and no live site may say (Assumption A271). */
export function* listLiveFaults(profile: StoreProfile): Iterable<ProfileFault> {
  yield* listInventedPlaces(profile);
  yield* listSampleTexts(profile);
  yield* listUnsourcedClaims(profile);
}

/** These names are kept for examples (RFC 2606, RFC 6761). */
const EXAMPLE_HOST =
  /[@./\w-](?:\bexample\.(?:com|net|org)|\.(?:example|invalid|test))(?![\w-])/i;
/** Exchange 555 has no customers. */
const INVENTED_PHONE = /(?<!\d)\(?[2-9]\d{2}\)?[ .-]{0,2}555[ .-]?\d{4}(?!\d)/;

function* listInventedPlaces(profile: StoreProfile): Iterable<ProfileFault> {
  for (const { key, text } of listTexts(profile)) {
    if (EXAMPLE_HOST.test(text))
      yield buildSampleFault(key, "has an address that is kept for examples");
    else if (INVENTED_PHONE.test(text))
      yield buildSampleFault(key, "has a 555 number, which nobody answers");
    else {
      const name = SAMPLE_NAMES.find((it) => text.includes(it));
      if (name !== undefined)
        yield buildSampleFault(key, `speaks of the sample "${name}"`);
    }
  }
}

const KNOWN_TEXTS: ReadonlySet<number> = new Set(SAMPLE_TEXTS);

function* listSampleTexts(profile: StoreProfile): Iterable<ProfileFault> {
  let before = "";
  for (const { key, text } of listOwnTexts(profile)) {
    const place = key.join();
    if (place === before || !KNOWN_TEXTS.has(hashText(text))) continue;
    before = place;
    yield buildSampleFault(key, "is a text of the sample profiles");
  }
}

function* listUnsourcedClaims({
  ratings,
  reviews,
  claims,
}: StoreProfile): Iterable<ProfileFault> {
  if (ratings !== null && ratings.url === null)
    yield buildSampleFault(
      ["ratings", "url"],
      "is null: say where the rating can be read",
    );
  for (const [at, { url }] of reviews.entries())
    if (url === null)
      yield buildSampleFault(
        ["reviews", at, "url"],
        "is null: say where the review can be read",
      );
  if (claims === null) return;
  const { sources, ...figures } = claims;
  for (const [figure, value] of Object.entries(figures))
    if (
      value !== null &&
      figure !== "preApprovalMinutes" &&
      !Object.hasOwn(sources, figure)
    )
      yield buildSampleFault(
        ["claims", figure],
        `has no source: claims.sources.${figure} says what it rests on`,
      );
}
