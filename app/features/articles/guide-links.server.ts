import {
  getAuthorAddress,
  getGuideAddress,
} from "#app/domain/address/page-address.ts";
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
import { getSceneVehicle } from "./drawings/scene-vehicles.ts";
import { renderMarkdown } from "./markdown.server.ts";
import { countReadingMinutes } from "./reading-time.ts";
import { chooseWords, type ForeignWords } from "./written-language.ts";

export interface GuideLink extends ForeignWords {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly updatedOn: string;
  readonly author: AuthorView | null;
  readonly topic: GuideTopic;
  /** The vehicle's drawing in the scene of the topic. */
  readonly picture: string;
  /** Guides about one topic take turns between its two drawings. */
  readonly isSecond: boolean;
  readonly readingMinutes: number;
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
  readonly about: ForeignWords & { readonly html: string };
}

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
        topic,
        picture: getSceneVehicle(topic, at),
        isSecond: at % 2 === 1,
        readingMinutes: countReadingMinutes(words.markdown),
        ...lang,
      };
    });
}

function findAuthor(
  profile: StoreProfile,
  slug: string,
  language: Language,
): AuthorView | null {
  const author = profile.authors.find((it) => it.slug === slug);
  if (author === undefined) return null;
  const { words, lang } = chooseWords({ en: author, es: author.es }, language);
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
    about: { html: renderMarkdown(words.markdown, language).html, ...lang },
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
