import { type MouseEvent, useRef, useState, useSyncExternalStore } from "react";
import { CALCULATOR_PREFIX } from "#app/domain/finance/calculator-prefix.ts";
import { ShortlistTools } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { shareLink } from "#app/site/page/share-link.ts";
import { useSite } from "#app/site/page/site-view.ts";
import {
  type ListPlace,
  findPlaceInList,
  readListMemory,
} from "#app/site/vehicles/cards/list-memory.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionProps } from "./vehicle-page.tsx";

export function VehicleTop({ page, t }: SectionProps) {
  const place = useListPlace(page.vin);
  return (
    <div className="vehicle-top">
      {place === null ? (
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[...page.crumbs, { label: page.title, href: null }]}
        />
      ) : (
        <ListPosition place={place} t={t} />
      )}
      <div className="vehicle-tools">
        <ShortlistTools vin={page.vin} name={page.title} />
        <ShareButton page={page} t={t} />
        <a className="tool" href={page.links.email}>
          <Icon name="mail" />
          <span>{t("email")}</span>
        </a>
        <button
          className="tool print-btn"
          type="button"
          onClick={() => window.print()}
        >
          <Icon name="printer" />
          <span>{t("print")}</span>
        </button>
      </div>
    </div>
  );
}

const NOTE_MS = 5000;

/** The payment's terms go along as the page's address holds them. */
function readSharedTerms(): string {
  const terms = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith(CALCULATOR_PREFIX),
  );
  return terms.length === 0 ? "" : `?${new URLSearchParams(terms)}`;
}

function ShareButton({ page: { address, title }, t }: SectionProps) {
  const carUrl = useSite().siteUrl + address;
  const [note, setNote] = useState<"linkCopied" | "linkNotCopied" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function share() {
    const url = carUrl + readSharedTerms();
    const outcome = await shareLink({ url, title });
    if (outcome === "shared") return;
    setNote(outcome === "copied" ? "linkCopied" : "linkNotCopied");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNote(null), NOTE_MS);
  }

  return (
    <span className="share">
      <button className="tool" type="button" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t("share")}</span>
      </button>
      <output className="share-note" aria-label={t("shareNote")}>
        {note !== null && t(note)}
      </output>
    </span>
  );
}

const subscribeToNothing = () => () => {};

/** Null on the server, in a page that was not reached from a list, and without JavaScript. */
function useListPlace(vin: string): ListPlace | null {
  const memory = useSyncExternalStore(
    subscribeToNothing,
    readListMemory,
    () => null,
  );
  return findPlaceInList(memory, vin);
}

/** With these links there is no breadcrumb. */
function ListPosition({
  place: { listAddress, place, total, previous, next },
  t,
}: {
  readonly place: ListPlace;
  readonly t: SectionProps["t"];
}) {
  return (
    <nav className="list-place" aria-label={t("listPlace")}>
      <a
        className="list-back"
        href={listAddress}
        aria-label={t("backToResults")}
        onClick={(event) => goBack(event, listAddress)}
      >
        <Icon name="arrow-right" />
        <span>{t("backToResults")}</span>
      </a>
      <span className="list-at">{t("carAt", { place, total })}</span>
      <Neighbor address={previous} label={t("previousCar")} />
      <Neighbor address={next} label={t("nextCar")} isNext />
    </nav>
  );
}

/** The neighbor replaces this vehicle in the history, so that Back still leads to the list. */
function Neighbor({
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

/** Where the list is in the history, going back returns to the very place on the page. */
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
