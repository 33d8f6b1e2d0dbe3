import { findMake } from "#app/domain/makes/known-makes.ts";
import {
  findSimilarMake,
  findSimilarModel,
} from "#app/domain/makes/similar-names.ts";
import type { VehicleCheck } from "./vehicle-check.ts";

/** A dealer's praise is no part of a name. */
const PRAISE =
  /!!|\*|\b(?:must see|low miles|one owner|1 owner|clean (?:carfax|title)|no accidents|great deal|financing|warranty included|like new|we finance|call (?:us|now|today))\b/i;

export const NAME_CHECKS: readonly VehicleCheck[] = [
  {
    id: "model-misspelt",
    severity: "warning",
    title: "Make or model that looks misspelt",
    meaning:
      "Shoppers who choose the model from the list do not find a vehicle whose name is spelled otherwise, and it is in a list of its own.",
    advice: "Correct the name where the feed is made.",
    find: ({ make, model }) => {
      const known = findMake(make);
      if (known === null) {
        const similar = findSimilarMake(make);
        return similar === null
          ? null
          : { detail: `make “${make}”: perhaps ${similar}` };
      }
      const similar = findSimilarModel(known, model);
      return similar === null
        ? null
        : { detail: `model “${model}”: perhaps ${similar}` };
    },
  },
  {
    id: "praise-in-name",
    severity: "note",
    title: "Praise in a name",
    meaning:
      "The model and trim are the vehicle's name on every page. Praise there keeps shoppers from finding it by its trim.",
    advice: "Move the words into the description.",
    find: ({ model, trim }) => {
      const said = [model, trim].find((it) => it !== null && PRAISE.test(it));
      return said === undefined ? null : { detail: `“${said}”` };
    },
  },
];
