import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { AskLinks } from "#app/site/saved-vehicles/ask-links.tsx";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import { Icon } from "#app/ui/icon.tsx";

interface CardMenuProps {
  readonly vin: string;
  /** The car's, which tells one menu from the same one of another car. */
  readonly name: string;
  readonly t: Translate<VehiclesText>;
  /** It follows what can be asked of any car. */
  readonly children?: ReactNode;
}

/** What can be done with a car of a list. It opens without JavaScript; with it, it closes as menus do. */
export function CardMenu({ vin, name, t, children }: CardMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    // The first that opens brings the code; without it a press on its button closes it.
    const teach = () =>
      void import("./menu-closing.ts").then(
        ({ closeAsMenusDo }) => element && closeAsMenusDo(element),
        () => {},
      );
    element?.addEventListener("toggle", teach, { once: true });
    return () => element?.removeEventListener("toggle", teach);
  }, []);
  return (
    <details className="car-menu" name="car-menu" ref={menu}>
      <summary aria-label={t("moreName", { name })}>
        <Icon name="more" />
      </summary>
      <div className="car-menu-list">
        <AskLinks vin={vin} name={name} />
        {children}
      </div>
    </details>
  );
}
