import type { StoreProfile } from "./store-profile.ts";

/** A body style that the profile does not name is offered; one that is not active is not, and its cars stay. */
export function isBodyStyleOffered(
  bodyStyles: StoreProfile["search"]["bodyStyles"],
  bodyStyle: string,
): boolean {
  return bodyStyles.find(({ value }) => value === bodyStyle)?.active ?? true;
}
