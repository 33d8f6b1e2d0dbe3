import {
  countDaysBetween,
  formatCount,
} from "#app/domain/checkup/findings/finding.ts";
import { isOnLot } from "#app/domain/vehicle/availability.ts";
import { cleanNames } from "#app/domain/gate/price-talk.ts";
import type { VehicleCheck } from "./vehicle-check.ts";

const NAMES = [
  "make",
  "model",
  "trim",
  "stockNumber",
  "exteriorColor",
  "interiorColor",
  "engine",
  "transmissionText",
] as const;

/** Assumption A72 sets these limits. */
const LONG_ON_LOT_DAYS = 90;
const SHORT_DESCRIPTION_LENGTH = 40;

export const CONTENT_CHECKS: readonly VehicleCheck[] = [
  {
    id: "price-in-name",
    severity: "warning",
    title: "Price in a name",
    meaning:
      "A price in a trim, color or stock number stays when the real one moves, and tells a price that is locked. The site leaves it out (Assumption A134).",
    advice: "Take the price out of these columns of the feed.",
    find: (vehicle) => {
      const cleaned = cleanNames(vehicle);
      const cut = NAMES.filter((name) => cleaned[name] !== vehicle[name]);
      return cut.length === 0
        ? null
        : {
            detail: cut.map((name) => `${name} “${vehicle[name]}”`).join(", "),
          };
    },
  },
  {
    id: "trim-missing",
    severity: "note",
    title: "No trim",
    meaning:
      "The trim is part of the name and of what a price is compared with.",
    advice: "Add the trim to the feed; the window sticker has it.",
    find: ({ trim }) => (trim === null ? { detail: "no trim" } : null),
  },
  {
    id: "color-missing",
    severity: "note",
    title: "No exterior color",
    meaning: "Searches by color leave these vehicles out.",
    advice: "Add the exterior color to the feed.",
    find: ({ exteriorColor }) =>
      exteriorColor === null ? { detail: "no exterior color" } : null,
  },
  {
    id: "features-missing",
    severity: "note",
    title: "No features",
    meaning:
      'Searches such as "heated seats" leave these vehicles out, and their pages have little to say.',
    advice: "Add the equipment to the feed, one feature after another.",
    find: ({ features }) =>
      features.length === 0 ? { detail: "no features" } : null,
  },
  {
    id: "description-missing",
    severity: "note",
    title: "No description, or hardly any",
    meaning:
      "Words about this very vehicle answer questions that shoppers would otherwise call about, or not at all.",
    advice: "Write two or three sentences about what the photos do not tell.",
    find: ({ description }) => {
      const length = description?.trim().length ?? 0;
      if (length >= SHORT_DESCRIPTION_LENGTH) return null;
      return {
        detail:
          length === 0
            ? "no description"
            : `description of ${formatCount(length, "character")}`,
      };
    },
  },
  {
    id: "listing-day-missing",
    severity: "note",
    title: "No day on the lot",
    meaning:
      "The feed does not say since when these vehicles stand on the lot, so no page says anything of days, and nothing is a new arrival.",
    advice:
      "Add a column with the day of arrival, or with the days in stock, to the feed.",
    find: (vehicle) =>
      vehicle.hasAssumedListingDay && isOnLot(vehicle)
        ? { detail: "no day on the lot" }
        : null,
  },
  {
    id: "long-on-lot",
    severity: "note",
    title: "On the lot for 90 days or longer",
    meaning: "A vehicle costs money every day that it stands.",
    advice:
      "Look at its price beside similar vehicles, its photos, and whether it sells better at another store.",
    find: (vehicle, { today }) => {
      const { listedOn, hasAssumedListingDay } = vehicle;
      if (hasAssumedListingDay || !isOnLot(vehicle)) return null;
      const days = countDaysBetween(listedOn, today);
      return days >= LONG_ON_LOT_DAYS
        ? {
            detail: `${formatCount(days, "day")}, since ${listedOn}`,
            rank: days,
          }
        : null;
    },
  },
];
