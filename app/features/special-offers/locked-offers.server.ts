import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import { needsOfferCode } from "#app/domain/promotion/offer-days.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  countLockedOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import {
  buildLockedRow,
  createLockedTranslator,
} from "#app/site/offers/locked-rows.server.ts";
import { getUnlockAddress } from "#app/site/gate/unlock-link.tsx";
import { formatUnbroken } from "#app/site/page/format.ts";
import type {
  PrivateRow,
  PrivateScreenView,
} from "#app/site/sections/private/private-screen.tsx";
import { buildUnlockWords } from "#app/site/sections/private/private-words.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { type LockedGroup, listLocked } from "./locked-groups.server.ts";
import {
  type OffersFacts,
  DRAWN_WHEELS,
  SECTION_PICTURES,
  buildHeroFrame,
  createOffersTranslator,
  findOfferLine,
} from "./offers-hero.server.ts";

export interface LockedOffersView {
  readonly screen: PrivateScreenView;
  /** Null means the store's main line. */
  readonly line: ReturnType<typeof findOfferLine> | null;
  /** On the page of a section: the others that the same form opens, and leads to. */
  readonly others: readonly SectionLink[];
}

/** Null means that nothing waits: the page then says that there are no offers, as it would behind the lock. */
export function buildLockedOffers(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): LockedOffersView | null {
  const { profile } = ports;
  const locked = listLocked(ports, facts, section);
  if (locked.length === 0) return null;
  const t = createOffersTranslator(profile, facts);
  const part = section ?? "all";
  const unlock = buildUnlockWords(
    profile,
    facts,
    section === "service" ? "Service" : "Sales",
  );
  return {
    screen: {
      hero: {
        ...buildHeroFrame(profile, facts, section),
        title: formatHeading(profile, facts, { section, locked }),
        lead: t(`locked.lead.${part}`),
        picture: null,
      },
      ...listDrawings(section),
      note: unlock.note,
      panel: buildPanel(profile, facts, { section, locked }),
      team: unlock.team,
      next:
        section === null
          ? {
              title: unlock.nextTitle,
              steps: [
                ...unlock.steps,
                { title: t("locked.use"), text: t("locked.use.text") },
              ],
            }
          : {
              title: t("locked.useTitle"),
              steps: listUses(profile, facts, section),
            },
    },
    line: section === null ? null : findOfferLine(profile, facts, section),
    others: section === null ? [] : listOthers(ports, facts, section),
  };
}

/** The page's own drawing stands first, and is the only one on a phone. On the index wheels stand for service. */
function listDrawings(
  section: OfferSection | null,
): Pick<PrivateScreenView, "cars" | "wheels"> {
  const own = SECTION_PICTURES[section ?? "all"];
  const cars = [
    own,
    ...Object.values(SECTION_PICTURES).filter((it) => it !== own),
  ];
  return section === null
    ? { cars: cars.slice(0, 2), wheels: DRAWN_WHEELS }
    : { cars: cars.slice(0, 3) };
}

interface LockedPart {
  readonly section: OfferSection | null;
  readonly locked: readonly LockedGroup[];
}

/** Offers come first, and the form into the lead, as on the page of private cars: "4 sales specials". */
function formatHeading(
  profile: StoreProfile,
  facts: OffersFacts,
  { section, locked }: LockedPart,
): string {
  const t = createOffersTranslator(profile, facts);
  // New models at their lowest prices open too, but are no offers.
  const count = locked.reduce(
    (sum, it) => sum + (it.group === "models" ? 0 : (it.count ?? 0)),
    0,
  );
  if (section === null)
    return count === 0
      ? t("locked.heading.none")
      : t("locked.heading", { count });
  return count === 0
    ? t(`${section}.title`)
    : createLockedTranslator({ profile }, facts)(`locked.group.${section}`, {
        count,
      });
}

/** The form leads back to what a row of the index names. */
function formatWay(group: LockedGroup["group"], facts: OffersFacts): string {
  const section = group === "models" ? "sales" : group;
  return getUnlockAddress(getOfferSectionAddress(section, facts));
}

/** The index says what kinds of offers there are; a section, what comes with each of its own. */
function buildPanel(
  profile: StoreProfile,
  facts: OffersFacts,
  { section, locked }: LockedPart,
): PrivateScreenView["panel"] {
  const t = createLockedTranslator({ profile }, facts);
  const groups = locked.map(({ group, count }) => ({
    group,
    ...(group === "models"
      ? buildModelsRow(profile, facts, { count, isAlone: locked.length === 1 })
      : buildLockedRow({ profile }, facts, group, count ?? 0)),
    ...(section === null && { address: formatWay(group, facts) }),
  }));
  const rows =
    section === null
      ? groups
      : [
          ...listOfferParts(profile, facts, section),
          ...groups.filter(({ group }) => group !== section),
        ];
  return { title: t("locked.panel"), rows };
}

function buildModelsRow(
  profile: StoreProfile,
  facts: OffersFacts,
  {
    count,
    isAlone,
  }: { readonly count: number | null; readonly isAlone: boolean },
): PrivateRow {
  const t = createOffersTranslator(profile, facts);
  return {
    icon: "car",
    title:
      count !== null
        ? t("locked.group.models", { count })
        : t(isAlone ? "modelsTitle" : "locked.models"),
    text: t("locked.group.models.text"),
  };
}

/** Each offer of the section has them, whichever it is, so they tell nothing of any. */
function listOfferParts(
  profile: StoreProfile,
  facts: OffersFacts,
  section: OfferSection,
): readonly PrivateRow[] {
  const t = createOffersTranslator(profile, facts);
  const parts = [
    ["worth", "wallet", `worth.${section}`],
    ["use", "person", `use.${section}`],
    ["until", "calendar", "until"],
  ] as const satisfies readonly (readonly [string, IconName, string])[];
  return parts.map(([part, icon, text]) => ({
    icon,
    title: t(`locked.row.${part}`),
    text: t(`locked.row.${text}.text`),
  }));
}

/** How an offer of the section is used, once it is open. */
function listUses(
  profile: StoreProfile,
  facts: OffersFacts,
  section: OfferSection,
): PrivateScreenView["next"]["steps"] {
  const t = createOffersTranslator(profile, facts);
  const phone = formatUnbroken(
    findOfferLine(profile, facts, section).phoneText,
  );
  return [
    {
      title: t(`use.${section}.come.title`),
      text: t(`use.${section}.come.text`, { phone, online: t("use.online") }),
    },
    {
      title: t("locked.mention"),
      text: needsOfferCode(section)
        ? t("locked.code")
        : t(`use.${section}.show.text`),
    },
    {
      title: t(`use.${section}.see.title`),
      text: t(`use.${section}.see.text`),
    },
  ];
}

function listOthers(
  ports: OfferPorts,
  facts: OffersFacts,
  from: OfferSection,
): readonly SectionLink[] {
  const t = createLockedTranslator(ports, facts);
  const counts = countLockedOffers(ports, facts);
  return SHOWN_SECTIONS.filter((it) => it !== from && counts[it] > 0).map(
    (it) => ({
      label: t(`locked.group.${it}`, { count: counts[it] }),
      address: formatWay(it, facts),
    }),
  );
}
