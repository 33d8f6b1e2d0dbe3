import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import { countVisible } from "#app/site/vehicles/gated/count-hidden.ts";
import { listPrivateRows } from "./private-rows.server.ts";
import type { PrivateScreenView } from "./private-screen.tsx";
import { buildUnlockWords } from "./private-words.server.ts";

/** A page that stands where cars would which this visitor may not see: a list of them, or one of them. */
export interface PrivateCarsView {
  readonly kind: "private";
  readonly title: string;
  readonly screen: PrivateScreenView;
  /** Null means that no car is open to this visitor. */
  readonly open: { readonly label: string; readonly address: string } | null;
}

export type PrivateFacts = SectionFacts & { readonly gate: Gate };
export type PrivatePorts = Pick<AppPorts, "profile" | "index">;
export type GateTranslate = Translate<keyof typeof gateServerCopy.sentences>;

export function createGateTranslator(
  { texts }: Pick<StoreProfile, "texts">,
  { language }: Pick<SectionFacts, "language">,
): GateTranslate {
  return createTranslator(gateServerCopy, texts[language], language);
}

/** What every page of private cars has beside its head. */
export function buildFrame(
  profile: StoreProfile,
  facts: PrivateFacts,
  arePricesLocked: boolean,
): Omit<PrivateScreenView, "hero" | "cars"> {
  const t = createGateTranslator(profile, facts);
  const { note, nextTitle, steps, team } = buildUnlockWords(profile, facts);
  const last = arePricesLocked ? "prices" : "ask";
  return {
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

export function findOpenCars(
  { profile, index }: PrivatePorts,
  facts: PrivateFacts,
): PrivateCarsView["open"] {
  const { gate, language } = facts;
  const t = createGateTranslator(profile, facts);
  const { hiddenGroups } = toListGate(gate);
  const count = countVisible(index, gate, profile);
  if (count === 0) return null;
  const groups = profile.conditions
    .filter((it) => !hiddenGroups.includes(it))
    .map((it) => t(`group.${it}`));
  return {
    label: t("seeOpen", { count, groups: formatList(groups, language) }),
    address: formatSearchAddress(EVERYTHING, { language }),
  };
}
