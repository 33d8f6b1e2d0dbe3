import {
  getAuthorAddress,
  getGuideAddress,
} from "#app/domain/address/page-address.ts";
import {
  getHeroAddressInTurn,
  getHeroAddress,
} from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import {
  buildStaffView,
  getInitial,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { chooseWords, type ForeignWords } from "./written-language.ts";

export interface GuideLink extends ForeignWords {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly updatedOn: string;
  readonly author: AuthorView | null;
  /** This is a vehicle's drawing in the crop `hero`. */
  readonly picture: string;
}

export interface AuthorView {
  readonly name: string;
  readonly role: string;
  /** Null while author pages are off. */
  readonly address: string | null;
  readonly imageUrl: string | null;
  readonly initials: string;
  /** Null means that the author is nobody of the team. */
  readonly storeName: string | null;
}

/** The pictures decorate, so guides about one topic take turns. */
const TOPIC_CARS: Readonly<
  Record<GuideTopic, readonly [Illustration, ...Illustration[]]>
> = {
  buying: [
    { bodystyle: "coupes", paintKey: "red", variant: 30 },
    { bodystyle: "suvs", paintKey: "navy", variant: 5 },
    { bodystyle: "trucks", paintKey: "green", variant: 14 },
  ],
  selling: [
    { bodystyle: "sedans", paintKey: "silver", variant: 12 },
    { bodystyle: "minivans", paintKey: "navy", variant: 9 },
    { bodystyle: "hatchbacks", paintKey: "red", variant: 3 },
  ],
  paying: [
    { bodystyle: "hatchbacks", paintKey: "green", variant: 8 },
    { bodystyle: "sedans", paintKey: "red", variant: 2 },
  ],
  owning: [
    { bodystyle: "trucks", paintKey: "silver", variant: 4 },
    { bodystyle: "suvs", paintKey: "green", variant: 6 },
  ],
};

export const GUIDES_PICTURE = getHeroAddress({
  bodystyle: "suvs",
  paintKey: "green",
  variant: 6,
});

/** The guide that was updated last comes first. */
export function listGuideLinks(
  profile: StoreProfile,
  language: Language,
): readonly GuideLink[] {
  const shown = new Map<GuideTopic, number>();
  return profile.guides
    .toSorted(
      (one, other) =>
        other.updatedOn.localeCompare(one.updatedOn) ||
        one.slug.localeCompare(other.slug),
    )
    .map((guide) => {
      const { slug, topic, authorSlug, es } = guide;
      const { words, lang } = chooseWords({ en: guide, es }, language);
      const { title, summary, updatedOn } = words;
      const at = shown.get(topic) ?? 0;
      shown.set(topic, at + 1);
      return {
        title,
        summary,
        updatedOn,
        address: getGuideAddress(slug, { language }),
        author: findAuthor(profile, authorSlug, language),
        picture: getHeroAddressInTurn(TOPIC_CARS[topic], at),
        ...lang,
      };
    });
}

export function findAuthor(
  profile: StoreProfile,
  slug: string,
  language: Language,
): AuthorView | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  const { words } = chooseWords({ en: author, es: author.es }, language);
  const member = findAuthorMember(profile, slug);
  const view: StaffView | null =
    member && buildStaffView(profile, member, language);
  return {
    name: words.title,
    role: words.role,
    address: isPageOn(profile, "authors")
      ? getAuthorAddress(slug, { language })
      : null,
    imageUrl: view?.imageUrl ?? null,
    initials: view?.initials ?? getInitials(words.title),
    storeName: view?.storeName ?? null,
  };
}

/** An author whose file is named as a person of the team is that person (Assumption A371). */
export function findAuthorMember(
  { staff }: Pick<StoreProfile, "staff">,
  authorSlug: string,
): StaffMember | null {
  return (
    staff.find(({ id, slug }) => id === authorSlug || slug === authorSlug) ??
    null
  );
}

/** It reads "EB" for "Ellen Brandt". */
function getInitials(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return `${getInitial(first)}${getInitial(rest.at(-1) ?? "")}`;
}
