import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";

export interface AskedLink {
  readonly link: HTMLAnchorElement;
  readonly href: string;
  /** The key of the place in the history where it was pressed. */
  readonly placeKey: string;
  /** Of the links pressed so far. */
  readonly count: number;
}

export interface LinkedDialogProps {
  readonly asked: AskedLink;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type LinkedDialog = ComponentType<LinkedDialogProps>;

interface LinkDialogProps {
  readonly links: string;
  /** Gets the code of the dialog; the same function on every render. */
  readonly load: () => Promise<{ readonly LinkedDialog: LinkedDialog }>;
}

/**
 * Opens a dialog for plain links to a page, with code that comes on first use. The links stay links for everybody
 * without JavaScript, in a new tab, and on the page itself.
 */
export function LinkDialog({ links, load }: LinkDialogProps) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{
    readonly Dialog: LinkedDialog;
    readonly asked: AskedLink;
  } | null>(null);
  const [closedCount, setClosedCount] = useState(0);
  const askedCount = opened?.asked.count ?? 0;
  const onClose = useCallback(() => setClosedCount(askedCount), [askedCount]);
  // Another page, or the same one after the form was sent, has another key: the dialog closes, and stays closed for
  // whoever comes back.
  const hasLeft = opened !== null && opened.asked.placeKey !== key;
  if (hasLeft && askedCount !== closedCount) setClosedCount(askedCount);
  const isOpen = askedCount !== closedCount && !hasLeft;
  const placeKey = useRef(key);
  const count = useRef(0);
  useEffect(() => {
    placeKey.current = key;
  }, [key]);
  useEffect(() => {
    function openDialog(event: MouseEvent) {
      const link = findPlainClickLink(links, event);
      if (link === null || isItsPageOpen(link)) return;
      event.preventDefault();
      count.current += 1;
      const { href } = link;
      const asked = {
        link,
        href,
        placeKey: placeKey.current,
        count: count.current,
      };
      load().then(
        ({ LinkedDialog: Dialog }) => setOpened({ Dialog, asked }),
        () => location.assign(href),
      );
    }
    // Before the listener that follows links.
    document.addEventListener("click", openDialog, true);
    return () => document.removeEventListener("click", openDialog, true);
  }, [links, load]);
  return (
    opened && (
      <opened.Dialog asked={opened.asked} isOpen={isOpen} onClose={onClose} />
    )
  );
}

/** A page that the link's own part is not on, as a private list without its search field, is not its page. */
function isItsPageOpen({ pathname, hash }: HTMLAnchorElement): boolean {
  return (
    location.pathname.startsWith(pathname) &&
    (hash === "" || document.getElementById(hash.slice(1)) !== null)
  );
}

/** The link of a plain click on one: not of a click that opens a tab, and not of one that was answered already. */
export function findPlainClickLink(
  links: string,
  event: MouseEvent,
): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest(links) : null;
  return link instanceof HTMLAnchorElement && link.target === "" ? link : null;
}
