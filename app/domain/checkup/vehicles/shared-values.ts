import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type CheckWords,
  type Finding,
  toFindingCase,
  type VehicleTag,
} from "#app/domain/checkup/findings/finding.ts";

export interface SharedValues {
  /** Vehicles added with the same key share a value; the label names that value. */
  add(key: string, label: string, tag: VehicleTag): void;
  buildFinding(): Finding | null;
}

const MOST_TAGS = 25;

/** Some values, such as a photo, should be unique to each vehicle. */
export function collectSharedValues(words: CheckWords): SharedValues {
  /** Most keys keep only one tag, because nearly every value belongs to one vehicle. */
  const owners = new Map<
    string,
    VehicleTag | { label: string; count: number; tags: VehicleTag[] }
  >();
  return {
    add(key, label, tag) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, tag);
      else if ("tags" in owner) {
        owner.count++;
        if (owner.tags.length < MOST_TAGS) owner.tags.push(tag);
      } else owners.set(key, { label, count: 2, tags: [owner, tag] });
    },
    buildFinding() {
      const collector = collectCases(words, "vehicle");
      for (const owner of owners.values()) {
        if (!("tags" in owner)) continue;
        const { label, count, tags } = owner;
        tags.forEach((tag, at) =>
          collector.add({
            case: toFindingCase(tag, label),
            label,
            // The last case also counts the vehicles that were not kept.
            count: at === tags.length - 1 ? count - at : 1,
          }),
        );
      }
      return collector.buildFinding();
    },
  };
}

export const STOCK_NUMBER_SHARED: CheckWords = {
  id: "stock-number-shared",
  severity: "error",
  title: "One stock number for several vehicles",
  meaning:
    "Two vehicles of a store carry the same stock number. Leads, photos and prices of the one end up with the other.",
  advice:
    "Give each vehicle its own number in the feed; look first for a vehicle that was sold and is still listed.",
};

export const PHOTO_SHARED: CheckWords = {
  id: "photo-shared",
  severity: "warning",
  title: "The same first photo for several vehicles",
  meaning:
    'A picture that several vehicles share shows none of them: it is a stock picture, or a "photos coming soon" card.',
  advice:
    "Take photos of these vehicles, or send such pictures as stock pictures so that the site treats them as such.",
};
