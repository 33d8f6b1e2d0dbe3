import { useEffect, useRef } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { AskLinks } from "#app/site/saved-vehicles/ask-links.tsx";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import { Icon } from "#app/ui/icon.tsx";

interface CardMenuProps {
  readonly vin: string;
  /** The car's, which tells one menu from the same one of another car. */
  readonly name: string;
  readonly t: Translate<VehiclesText>;
}

/** What can be done with a car of a list. It opens without JavaScript; with it, it closes as menus do. */
export function CardMenu({ vin, name, t }: CardMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element !== null) return closeAsMenusDo(element);
  }, []);
  return (
    <details className="car-menu" name="car-menu" ref={menu}>
      <summary aria-label={t("moreName", { name })}>
        <Icon name="more" />
      </summary>
      <div className="car-menu-list">
        <AskLinks vin={vin} name={name} />
      </div>
    </details>
  );
}

/** By a press elsewhere, when the focus goes elsewhere, and by Escape. */
function closeAsMenusDo(menu: HTMLDetailsElement): () => void {
  const left = new AbortController();
  const listen = { signal: left.signal };
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const followState = () => {
    if (menu.open) document.addEventListener("pointerdown", closeOutside);
    else document.removeEventListener("pointerdown", closeOutside);
  };
  const closeLeft = ({ relatedTarget }: FocusEvent) => {
    // A dialog gives the focus back to the link that opened it.
    if (
      relatedTarget instanceof Element &&
      relatedTarget.closest("dialog") === null &&
      !menu.contains(relatedTarget)
    )
      menu.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  menu.addEventListener("toggle", followState, listen);
  menu.addEventListener("focusout", closeLeft, listen);
  menu.addEventListener("keydown", closeByKey, listen);
  return () => {
    left.abort();
    document.removeEventListener("pointerdown", closeOutside);
  };
}
