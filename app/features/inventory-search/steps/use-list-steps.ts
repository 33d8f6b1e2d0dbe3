import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "#app/site/page/site-view.ts";
import { sendTypedAmounts } from "#app/features/inventory-search/steps/typed-amounts.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { forgetSteps, leaveList, showList, stepTo } from "./list-steps.ts";

/** The number of the step stands on what was pressed, which looks chosen until its list is here. */
const MARK = "tapped";

/**
 * Presses on the links of a list become steps, wherever in the list the link stands; `data-whole` is on those that
 * count as they are, whatever was pressed before. The mark is set on the element
 * itself, because a render of the whole list would come too late for the finger.
 */
export function useListSteps(
  root: RefObject<HTMLElement | null>,
  { address }: Pick<ListPageData, "address">,
): void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const { language, stores } = useSite();
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    const arrived = showList(
      { address, language, storeIds: stores.map(({ id }) => id) },
      { state, isAnother: shownKey.current !== key },
    );
    shownKey.current = key;
    for (const link of listMarked(root.current))
      if (Number(link.dataset[MARK]) <= arrived) delete link.dataset[MARK];
  }, [root, address, language, stores, key, state]);
  useEffect(() => {
    addEventListener("popstate", forgetSteps);
    return () => {
      removeEventListener("popstate", forgetSteps);
      leaveList();
    };
  }, []);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const list = element;
    function follow(event: MouseEvent) {
      const link = findLink(event);
      if (link === null) return;
      event.preventDefault();
      const isWhole = link.dataset["whole"] !== undefined;
      const isUndo = !isWhole && link.dataset[MARK] !== undefined;
      const wanted = link.pathname + link.search;
      const staysInPlace = link.dataset["scroll"] === "keep";
      const { id, done } = stepTo(wanted, {
        navigate,
        isUndo,
        isWhole,
        staysInPlace,
        isStep: staysInPlace,
        isInDialog: link.closest("dialog") !== null,
      });
      void done;
      if (staysInPlace && !isWhole && link.closest(".facet") !== null)
        sendTypedAmounts(list);
      if (isUndo) delete link.dataset[MARK];
      else if (staysInPlace) link.dataset[MARK] = String(id);
    }
    /** A sentence narrows the list that was chosen, which may not be the one on the screen. */
    function sendWords(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      if (form.elements.namedItem("words") === null) return;
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === "string" && value.trim() !== "")
          query.append(name, value);
      const { pathname } = new URL(form.action);
      const wanted = query.size === 0 ? pathname : `${pathname}?${query}`;
      void stepTo(wanted, { navigate, isStep: false }).done;
    }
    /** What looks like a checkbox is worked like one. */
    function pressBySpace(event: KeyboardEvent) {
      const { target, key: pressed, repeat } = event;
      if (pressed !== " " || !(target instanceof HTMLElement)) return;
      if (!target.matches("a:is(.opt, .tile, .swatch)")) return;
      event.preventDefault();
      if (!repeat) target.click();
    }
    element.addEventListener("keydown", pressBySpace);
    element.addEventListener("click", follow);
    element.addEventListener("submit", sendWords);
    return () => {
      element.removeEventListener("keydown", pressBySpace);
      element.removeEventListener("click", follow);
      element.removeEventListener("submit", sendWords);
    };
  }, [root, navigate]);
}

function listMarked(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(`[data-${MARK}]`) ?? [])];
}

/** Null for what is no plain press on a link from this list to another. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "") return null;
  if (link.origin !== location.origin || link.hash !== "") return null;
  const isOwn = link.classList.contains("load-more");
  return !isOwn && /\/search-vehicles(\/|$)/.test(link.pathname) ? link : null;
}

/** With another button or a key held, a click opens a tab or a window; it is the browser's. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
  >,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
