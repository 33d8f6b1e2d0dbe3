import { type SyntheticEvent, useEffect, useReducer } from "react";
import { PrefetchPageLinks } from "react-router";
import { canPrefetch } from "#app/domain/address/ahead-address.ts";
import { LanguageOffer } from "#app/frame/languages/language-offer.tsx";
import { useOfflineWord } from "#app/frame/failures/use-offline-word.ts";
import { rememberPicture } from "#app/site/vehicles/cards/carried-picture.ts";
import { findClientNavigation } from "./client-navigation.ts";
import {
  askAhead,
  EMPTY_PREFETCH_QUEUE,
  type PrefetchQueue,
  settleAhead,
} from "./prefetch-queue.ts";
import { useBuildWatch } from "./newer-build.ts";

export interface LateShellProps {
  /** What the visitor was about to press or to fill in when it was asked for. */
  readonly first: Element;
}

/** What the frame does besides, from the visitor's first move on; no page waits for it. */
export function LateShell({ first }: LateShellProps) {
  useBuildWatch();
  useOfflineWord();
  usePictureMemory();
  return (
    <>
      <LinkPrefetch first={first} />
      <LanguageOffer />
    </>
  );
}

/** The page of a car lets the picture of the pressed card grow into its own. */
function usePictureMemory(): void {
  useEffect(() => {
    function remember({ target, defaultPrevented }: MouseEvent) {
      // The router's own listener came first; what it leaves alone opens elsewhere.
      if (!defaultPrevented) return;
      const link =
        target instanceof Element ? target.closest(".car-name a") : null;
      if (link instanceof HTMLAnchorElement) rememberPicture(link);
    }
    document.addEventListener("click", remember);
    return () => document.removeEventListener("click", remember);
  }, []);
}

/** A pointer that only passes over a link asks for nothing. */
const HOVER_MS = 70;
/** A browser that does not fetch ahead never says so. */
const PREFETCH_TIMEOUT_MS = 4000;

type Happening = readonly [type: "ask" | "settle", address: string];

/** Fetches the data of a page while the visitor is still about to press its link. */
function LinkPrefetch({ first }: LateShellProps) {
  const [queue, tell] = useReducer(advanceQueue, EMPTY_PREFETCH_QUEUE);
  useEffect(() => {
    if (isSavingData()) return;
    const onInterest = (address: string) => tell(["ask", address]);
    const address = first.matches(":hover") ? findLinkedPage(first) : null;
    if (address !== null) onInterest(address);
    return watchLinks(onInterest);
  }, [first]);
  return queue.active.map((address) => (
    <PrefetchedPage key={address} address={address} tell={tell} />
  ));
}

function advanceQueue(
  queue: PrefetchQueue,
  [type, address]: Happening,
): PrefetchQueue {
  return type === "ask"
    ? askAhead(queue, address)
    : settleAhead(queue, address);
}

interface PrefetchedPageProps {
  readonly address: string;
  readonly tell: (happening: Happening) => void;
}

function PrefetchedPage({ address, tell }: PrefetchedPageProps) {
  useEffect(() => {
    const timer = setTimeout(
      () => tell(["settle", address]),
      PREFETCH_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [address, tell]);
  const settle = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    // Its scripts come beside its data and may be here already.
    if (currentTarget.rel === "prefetch") tell(["settle", address]);
  };
  // Handed through to every link; the component's type names only the links' own attributes.
  const events = { onLoad: settle, onError: settle };
  return <PrefetchPageLinks page={address} {...events} />;
}

/** Calls back with the address of a page that a link under the pointer leads to; answers with the way to stop. */
function watchLinks(onInterest: (address: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function followPointer(event: PointerEvent) {
    clearTimeout(timer);
    const address = findLinkedPage(event.target);
    if (address === null) return;
    const wait = event.pointerType === "mouse" ? HOVER_MS : 0;
    timer = setTimeout(() => onInterest(address), wait);
  }
  document.addEventListener("pointerover", followPointer, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerover", followPointer);
  };
}

function findLinkedPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { href, rel } = link;
  if (link.pathname === location.pathname && link.search === location.search)
    return null;
  if (!canPrefetch(link.pathname) || rel.split(/\s+/).includes("nofollow"))
    return null;
  const isDownload = link.hasAttribute("download");
  return findClientNavigation(
    {
      isHandled: false,
      button: 0,
      hasModifier: false,
      link: { href, rel, isDownload, target: link.target },
    },
    location.href,
  );
}

/** The visitor, or the network, asks for restraint. */
function isSavingData(): boolean {
  const connection: unknown =
    "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType } = connection as {
    readonly saveData?: unknown;
    readonly effectiveType?: unknown;
  };
  return saveData === true || String(effectiveType).endsWith("2g");
}
