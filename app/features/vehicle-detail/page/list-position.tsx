import { type MouseEvent, useSyncExternalStore } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import {
  type ListPlace,
  findPlaceInList,
  readListMemory,
} from "#app/site/vehicles/cards/list-memory.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";

const subscribeToNothing = () => () => {};

/** It is null on the server, in a page that was not reached from a list, and without JavaScript. */
export function useListPlace(vin: string): ListPlace | null {
  const memory = useSyncExternalStore(
    subscribeToNothing,
    readListMemory,
    () => null,
  );
  return findPlaceInList(memory, vin);
}

/** The links lead back to the list and on to the neighbors; they take the place of the breadcrumb. */
export function ListPosition({
  place: { listAddress, place, total, previous, next },
  t,
}: {
  readonly place: ListPlace;
  readonly t: Translate<VehicleText>;
}) {
  return (
    <nav className="list-place" aria-label={t("listPlace")}>
      <a
        className="list-back"
        href={listAddress}
        onClick={(event) => goBack(event, listAddress)}
      >
        <Icon name="chevron-left" size={16} />
        {t("backToResults")}
      </a>
      <span className="list-at">{t("carAt", { place, total })}</span>
      <Neighbour address={previous} label={t("previousCar")} />
      <Neighbour address={next} label={t("nextCar")} isNext />
    </nav>
  );
}

/** The neighbor replaces this vehicle in the history, so that Back still leads to the list. */
function Neighbour({
  address,
  label,
  isNext = false,
}: {
  readonly address: string | null;
  readonly label: string;
  readonly isNext?: boolean;
}) {
  if (address === null) return null;
  return (
    <a
      className="icon-btn"
      href={address}
      data-history="replace"
      aria-label={label}
    >
      <Icon name={isNext ? "chevron-right" : "chevron-left"} />
    </a>
  );
}

/**
 * Where the list is in the history, this goes back, which returns to the very place on the page; otherwise it
 * is a plain link.
 */
function goBack(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!("navigation" in window)) return;
  const here = window.navigation.currentEntry?.index ?? 0;
  const list = window.navigation
    .entries()
    .findLast(({ index, url }) => index < here && isAt(url, address));
  if (list === undefined) return;
  event.preventDefault();
  history.go(list.index - here);
}

function isAt(url: string | null, address: string): boolean {
  const it = URL.parse(url ?? "");
  return it !== null && `${it.pathname}${it.search}` === address;
}
