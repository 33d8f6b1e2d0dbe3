import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { DRAWN_CARS } from "#app/site/gate/drawn-cars.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { capitalize, formatList } from "#app/site/page/format.ts";
import {
  buildCrumbs,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import {
  countHidden,
  countVisible,
} from "#app/site/vehicles/gated/count-hidden.ts";
import { listPrivateRows } from "./private-rows.server.ts";
import type { PrivateScreenView } from "./private-screen.tsx";
import { buildUnlockWords } from "./private-words.server.ts";

export interface PrivateCarsView {
  readonly kind: "private";
  readonly title: string;
  readonly screen: PrivateScreenView;
  /** Null means that no car is open to this visitor. */
  readonly open: { readonly label: string; readonly address: string } | null;
}

type PrivateFacts = SectionFacts & { readonly gate: Gate };

/**
 * What stands where cars would that this visitor may not see: the same for every list and for every car that was asked for,
 * found or not.
 */
export function buildPrivatePage(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  facts: PrivateFacts,
  asked: "car" | "several",
): PrivateCarsView {
  const { gate, language } = facts;
  const t = createTranslator(gateServerCopy, profile.texts[language], language);
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const hidden = profile.conditions.filter((it) => hiddenGroups.includes(it));
  const open = profile.conditions.filter((it) => !hiddenGroups.includes(it));
  const [only, ...others] = hidden;
  const group =
    only === undefined || others.length > 0 ? null : t(`group.${only}`);
  const openCount = countVisible(index, gate, profile);
  return {
    kind: "private",
    title:
      group === null ? t("privateTitle") : t("privateTitle.group", { group }),
    screen: buildScreen(profile, facts, {
      asked,
      group,
      hiddenCount: countHidden(index, gate, profile),
      arePricesLocked: hidden.some((it) => lockedPriceGroups.includes(it)),
    }),
    open:
      openCount === 0
        ? null
        : {
            label: t("seeOpen", {
              count: openCount,
              groups: formatList(
                open.map((it) => t(`group.${it}`)),
                language,
              ),
            }),
            address: formatSearchAddress(EVERYTHING, { language }),
          },
  };
}

function buildScreen(
  profile: StoreProfile,
  facts: PrivateFacts,
  {
    asked,
    group,
    hiddenCount,
    arePricesLocked,
  }: {
    readonly asked: "car" | "several";
    /** Null means that more than one group is hidden. */
    readonly group: string | null;
    readonly hiddenCount: number;
    readonly arePricesLocked: boolean;
  },
): PrivateScreenView {
  const { language } = facts;
  const t = createTranslator(gateServerCopy, profile.texts[language], language);
  const { note, nextTitle, steps, team } = buildUnlockWords(
    profile,
    facts,
    asked,
  );
  const lead = asked === "car" ? "privateCar" : "privateText";
  const last = arePricesLocked ? "prices" : "ask";
  return {
    hero: {
      ...buildCrumbs(
        profile,
        facts,
        [],
        group === null
          ? t("privateHere")
          : capitalize(t("privateHere.group", { group })),
      ),
      title: formatHeading(t, group, hiddenCount),
      lead: t(arePricesLocked ? `${lead}.pricesLater` : lead),
      picture: null,
    },
    cars: DRAWN_CARS,
    note,
    panel: {
      title: t("rowsTitle"),
      rows: listPrivateRows(profile, facts, arePricesLocked),
    },
    team,
    next: {
      title: nextTitle,
      steps: [
        ...steps,
        { title: t(`way.${last}`), text: t(`way.${last}.text`) },
      ],
    },
  };
}

/** Cars come first, and the form into the lead: it reads "218 new cars", or "Our new cars" where none is hidden for now. */
function formatHeading(
  t: Translate<keyof typeof gateServerCopy.sentences>,
  group: string | null,
  count: number,
): string {
  if (group === null)
    return count === 0
      ? t("privateHeading")
      : t("privateHeading.counted", { count });
  return count === 0
    ? t("privateHeading.group", { group })
    : t("privateHeading.groupCounted", { group, count });
}
