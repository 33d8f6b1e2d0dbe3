import { SAVED_PATH } from "#app/domain/saved-vehicles/shortlist.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { frameCopy } from "./frame-copy.ts";

/** A place of the visitor's own, in the header of every page and in the drawer. */
export interface HeaderLink {
  /** The list whose length stands beside it. */
  readonly counts: "saved";
  readonly icon: IconName;
  readonly address: string;
  readonly label: keyof typeof frameCopy.sentences;
}

/** In the order they are shown. */
export const HEADER_LINKS: readonly HeaderLink[] = [
  {
    counts: "saved",
    icon: "heart",
    address: SAVED_PATH,
    label: "savedVehicles",
  },
];
