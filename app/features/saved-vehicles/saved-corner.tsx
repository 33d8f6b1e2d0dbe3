import { getVehicleFormAddress } from "#app/domain/address/vehicle-address.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SaveButton } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { savedCopy } from "./copy.ts";
import { PICK_FORM_ID } from "./picked-bar.tsx";

interface SavedCornerProps {
  readonly vehicle: CardVehicle;
  /** Its heart was released since the page came. */
  readonly isRemoved: boolean;
  readonly isPickable: boolean;
  /** What the server knew of its heart. */
  readonly isPressed: boolean;
}

/** The heart of a saved car, and what can be done with it next. */
export function SavedCorner({
  vehicle: { vin, name },
  isRemoved,
  isPickable,
  isPressed,
}: SavedCornerProps) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const tShortlist = useTexts(shortlistCopy);
  return (
    <>
      {isPickable && !isRemoved && (
        <label className="pick">
          <input type="checkbox" form={PICK_FORM_ID} name="vins" value={vin} />
          <span>
            {t("pick")} <span className="vh">{name}</span>
          </span>
        </label>
      )}
      <SaveButton
        vin={vin}
        name={name}
        t={tShortlist}
        look="card"
        isPressed={isPressed}
      />
      {isRemoved ? (
        <p className="saved-gone">{t("removed")}</p>
      ) : (
        <a
          className="saved-next"
          href={toAddress(getVehicleFormAddress(vin, "check-availability"))}
        >
          {t("next")}
          <span className="vh">: {name}</span>
        </a>
      )}
    </>
  );
}
