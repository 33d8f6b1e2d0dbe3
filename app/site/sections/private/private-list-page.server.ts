import { toListGate } from "#app/domain/gate/gate.ts";
import { DRAWN_CARS } from "#app/site/gate/drawn-cars.ts";
import { capitalize } from "#app/site/page/format.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { countHidden } from "#app/site/vehicles/gated/count-hidden.ts";
import {
  buildFrame,
  createGateTranslator,
  findOpenCars,
  type GateTranslate,
  type PrivateCarsView,
  type PrivateFacts,
  type PrivatePorts,
} from "./private-page.server.ts";

/** What stands where cars would that this visitor may not see: the same for every list. */
export function buildPrivateListPage(
  { profile, index }: PrivatePorts,
  facts: PrivateFacts,
): PrivateCarsView {
  const t = createGateTranslator(profile, facts);
  const { hiddenGroups, lockedPriceGroups } = toListGate(facts.gate);
  const hidden = profile.conditions.filter((it) => hiddenGroups.includes(it));
  const [only, ...others] = hidden;
  const group =
    only === undefined || others.length > 0 ? null : t(`group.${only}`);
  const arePricesLocked = hidden.some((it) => lockedPriceGroups.includes(it));
  return {
    kind: "private",
    title:
      group === null ? t("privateTitle") : t("privateTitle.group", { group }),
    screen: {
      ...buildFrame(profile, facts, arePricesLocked),
      hero: {
        ...buildCrumbs(
          profile,
          facts,
          [],
          group === null
            ? t("privateHere")
            : capitalize(t("privateHere.group", { group })),
        ),
        title: formatHeading(t, group, countHidden(index, facts.gate, profile)),
        lead: t(arePricesLocked ? "privateText.pricesLater" : "privateText"),
        picture: null,
      },
      cars: DRAWN_CARS,
    },
    open: findOpenCars({ profile, index }, facts),
  };
}

/** Cars come first: it reads "218 private new cars", or "Our private new cars" where none is hidden for now. */
function formatHeading(
  t: GateTranslate,
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
