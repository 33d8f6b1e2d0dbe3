import { type RefObject, useEffect, useRef } from "react";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { Icon } from "#app/ui/icon.tsx";

export function AppliedChips({
  page: { chips, clearAddress, address },
  t,
  label = null,
  hasClearAll = true,
}: ListPartProps & {
  /** How they come from a sentence; null where there is none. */
  readonly label?: "understood" | "changed" | null;
  readonly hasClearAll?: boolean;
}) {
  const nav = useNextFocus(address);
  if (chips.length === 0) return null;
  return (
    <nav ref={nav} className="chips chips--applied" aria-label={t("applied")}>
      {label !== null && <span className="chips-label">{t(label)}</span>}
      {chips.map((chip) => (
        <a
          key={chip.label}
          className="chip"
          href={chip.address}
          data-scroll="keep"
        >
          <span className="vh">{t("removeFilter")} </span>
          <bdi>{chip.label}</bdi>
          <Icon name="close" />
        </a>
      ))}
      {hasClearAll && (
        <a
          className="chip chip--clear"
          href={clearAddress}
          data-scroll="keep"
          data-whole
        >
          {t("clearAll")}
        </a>
      )}
    </nav>
  );
}

/** A link that takes itself away leaves the focus to the one that moves into its place. */
function useNextFocus(state: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const focusedAt = useRef<number | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const at = listLinks(list.current).findIndex((it) => it === target);
      focusedAt.current = at === -1 ? null : at;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    if (focusedAt.current === null) return;
    if (activeElement !== null && activeElement !== body) return;
    const links = listLinks(list.current);
    links[Math.min(focusedAt.current, links.length - 1)]?.focus({
      preventScroll: true,
    });
  }, [state]);
  return list;
}

function listLinks(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}
