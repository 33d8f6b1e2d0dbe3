import { useEffect, useRef } from "react";
import {
  getCompareAddress,
  MAX_COMPARED,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { trayCopy } from "./compare-tray-copy.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  clearCompared,
  toggle,
  useShortlist,
} from "#app/site/saved-vehicles/shortlist-store.ts";
import { useCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { flyFromCard } from "./fly-from-card.ts";
import { useBannerHeight } from "./use-banner-height.ts";
import { useCarCards } from "./use-car-cards.ts";

/** The tray stands at the foot of a list while anything is chosen to compare. */
export function CompareTray({ count }: { readonly count: number }) {
  const t = useTexts(trayCopy);
  const toAddress = useAddress();
  const vins = useShortlist("compared");
  const areBlocked = useCookiesBlocked();
  const cards = useCarCards(vins);
  useBannerHeight();
  function keepFocus() {
    // The button has disappeared, alone or with the bar.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  function clear() {
    clearCompared();
    keepFocus();
  }
  function remove(vin: string) {
    toggle("compared", vin);
    keepFocus();
  }
  return (
    <section className="compare-tray" aria-label={t("label")}>
      <p>{t("chosen", { count })}</p>
      <ul className="tray-cars">
        {vins.map((vin) => (
          <TrayCar
            key={vin}
            vin={vin}
            card={cards.get(vin)}
            removeLabel={t("remove", { name: cards.get(vin)?.name ?? "" })}
            onRemove={remove}
          />
        ))}
        {Array.from({ length: MAX_COMPARED - vins.length }, (_, at) => (
          <li key={at} aria-hidden="true">
            <div className="tray-slot" />
          </li>
        ))}
      </ul>
      <button className="text-btn" type="button" onClick={clear}>
        {t("clear")}
      </button>
      <LinkButton
        href={toAddress(getCompareAddress(areBlocked ? vins : null))}
        // One alone is better with another beside it.
        look={count > 1 ? "ink" : "plain"}
        isSmall
      >
        {t("compare", { count })}
      </LinkButton>
    </section>
  );
}

interface TrayCarProps {
  readonly vin: string;
  /** Nothing until it has loaded. */
  readonly card: CardVehicle | undefined;
  readonly removeLabel: string;
  readonly onRemove: (vin: string) => void;
}

function TrayCar({ vin, card, removeLabel, onRemove }: TrayCarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isHere = card !== undefined;
  useEffect(() => {
    if (isHere && place.current !== null) flyFromCard(vin, place.current);
  }, [vin, isHere]);
  return (
    <li>
      {card === undefined ? (
        <div className="tray-slot" />
      ) : (
        <>
          <div ref={place}>
            <VehiclePicture
              picture={card.picture}
              alt={card.name}
              loading="soon"
              sizes="85px"
            />
          </div>
          <button
            className="tray-take"
            type="button"
            aria-label={removeLabel}
            onClick={() => onRemove(vin)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </li>
  );
}
