import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
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
    if (element === null) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target))
        element.open = false;
    };
    const followState = () => {
      if (element.open) document.addEventListener("pointerdown", closeOutside);
      else document.removeEventListener("pointerdown", closeOutside);
    };
    element.addEventListener("toggle", followState);
    return () => {
      element.removeEventListener("toggle", followState);
      document.removeEventListener("pointerdown", closeOutside);
    };
  }, []);

  function closeLeft({
    currentTarget,
    relatedTarget,
  }: FocusEvent<HTMLElement>) {
    // A dialog gives the focus back to the link that opened it.
    if (
      relatedTarget instanceof Element &&
      relatedTarget.closest("dialog") === null &&
      !currentTarget.contains(relatedTarget) &&
      menu.current !== null
    )
      menu.current.open = false;
  }

  function closeByKey({ key }: KeyboardEvent) {
    const element = menu.current;
    if (key !== "Escape" || element?.open !== true) return;
    element.open = false;
    element.querySelector("summary")?.focus();
  }

  return (
    <details
      className="car-menu"
      name="car-menu"
      ref={menu}
      onBlur={closeLeft}
      onKeyDown={closeByKey}
    >
      <summary aria-label={t("moreName", { name })}>
        <Icon name="more" />
      </summary>
      <div className="car-menu-list">
        <AskLinks vin={vin} name={name} />
      </div>
    </details>
  );
}
