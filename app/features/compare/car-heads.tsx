import {
  COMPARE_PATH,
  formatVinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import {
  formatCardName,
  formatVehicleAlt,
} from "#app/site/vehicles/cards/vehicle-name.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparePartProps } from "./compare-table.tsx";
import { useAddress } from "#app/site/page/use-address.ts";

const REMOVE_FORM_ID = "compare-remove";

/** The form behind the button of each car: two of them may have one name, and two forms may not. */
export function RemoveForm({ page }: Pick<ComparePartProps, "page">) {
  const toAddress = useAddress();
  return (
    <form
      id={REMOVE_FORM_ID}
      method="post"
      action={toAddress(COMPARE_PATH)}
      hidden
    >
      <input
        type="hidden"
        name="vins"
        value={formatVinList(page.cars.map((it) => it.vin))}
      />
    </form>
  );
}

/** The cars stand on one ground, in one size. */
export function CarPicture({
  car,
  t,
}: Pick<ComparePartProps, "t"> & { readonly car: CardVehicle }) {
  const { name, address, picture, vin, color } = car;
  const tVehicles = useTexts(vehiclesCopy);
  return (
    <td>
      {/* The name below is the same link, and the one that the keyboard finds. */}
      <a className="compare-car" href={address} tabIndex={-1}>
        <VehiclePicture
          picture={picture}
          alt={formatVehicleAlt(
            tVehicles,
            formatCardName(car),
            color,
            picture.photo === null,
          )}
          loading="soon"
          sizes="(width >= 64em) 400px, 280px"
        />
      </a>
      <button
        className="compare-remove"
        form={REMOVE_FORM_ID}
        name="remove"
        value={vin}
        aria-label={t("removeName", { name })}
      >
        <Icon name="close" />
      </button>
    </td>
  );
}

export function CarName({
  car: { name, trim, address, price, picture },
  isCheapest,
}: {
  readonly car: CardVehicle;
  readonly isCheapest: boolean;
}) {
  const tVehicles = useTexts(vehiclesCopy);
  const { photo } = picture;
  return (
    <th scope="col">
      {/* On a picture this small it would cover a wheel. */}
      {(photo === null || photo.isIllustrated === true) && (
        <span className="compare-drawn">{tVehicles("illustration")}</span>
      )}
      <a className="compare-name" href={address} dir="auto">
        {renderWholeWords(name)}
      </a>
      {trim !== null && (
        <span className="meta compare-trim" dir="auto">
          {trim}
        </span>
      )}
      <CarPrice price={price} isCheapest={isCheapest} />
    </th>
  );
}

export function CarPrice({
  price,
  isCheapest,
}: Pick<CardVehicle, "price"> & { readonly isCheapest: boolean }) {
  const tVehicles = useTexts(vehiclesCopy);
  return (
    <span className="compare-price num">
      {price.state === "locked" && <Icon name="lock" size={16} />}
      {price.state === "shown" ? (
        <span className={isCheapest ? "compare-best" : undefined}>
          {formatDollars(price.dollars)}
        </span>
      ) : (
        tVehicles(price.state === "locked" ? "lockedTitle" : "onRequestTitle")
      )}
    </span>
  );
}
