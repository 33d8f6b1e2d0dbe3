import {
  COMPARE_PATH,
  SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist-addresses.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SaveButton } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { savedCopy } from "./copy.ts";
import { ListTools, PICK_FORM_ID } from "./list-tools.tsx";
import type { SavedPageData } from "./saved-page-data.ts";
import { SoldCars } from "./sold-cars.tsx";

/** The page `/saved-vehicles` shows the visitor's own list, or somebody's by its link. */
export function SavedPage({ page }: { readonly page: SavedPageData }) {
  const t = useTexts(savedCopy);
  const { isShared, vehicles, sold, missingVins, similar } = page;
  const isEmpty = vehicles.length + sold.length + missingVins.length === 0;
  const title = t(isShared ? "titleShared" : "title");
  return (
    <div className="wrap saved">
      <div className="saved-head">
        <h1 className="h1">{title}</h1>
        {!isEmpty && (
          <p className="saved-note">
            {vehicles.length > 0 &&
              `${t("count", { count: vehicles.length })}. `}
            {t(isShared ? "sharedText" : "kept")}
          </p>
        )}
        {!isEmpty && !isShared && (
          <noscript>
            <p className="saved-note">{t("noScript")}</p>
          </noscript>
        )}
      </div>
      {isEmpty && !isShared && (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")}>
          <LinkButton href={page.inventoryAddress} look="main">
            {t("browse")}
          </LinkButton>
        </EmptyState>
      )}
      {vehicles.length > 0 && <ForSale page={page} />}
      <SoldCars sold={sold} isShared={isShared} t={t} />
      {similar.length > 0 && (
        <section className="saved-part">
          <h2 className="h2">{t("similar")}</h2>
          <VehicleCards vehicles={similar} layout="row" />
        </section>
      )}
      <Missing page={page} />
      {isShared && (
        <p className="saved-part">
          <a className="arrow" href={SAVED_PATH}>
            {t("ownList")}
          </a>
        </p>
      )}
    </div>
  );
}

function ForSale({ page }: { readonly page: SavedPageData }) {
  const t = useTexts(savedCopy);
  const tShortlist = useTexts(shortlistCopy);
  const renderCorner = ({ vin, name }: CardVehicle) => (
    <>
      {page.vehicles.length > 1 && (
        <label className="pick">
          <input
            type="checkbox"
            form={PICK_FORM_ID}
            name="vins"
            value={vin}
            aria-label={t("pickName", { name })}
          />
          <span aria-hidden="true">{t("pick")}</span>
        </label>
      )}
      <SaveButton
        vin={vin}
        name={name}
        t={tShortlist}
        look="card"
        isPressed={page.savedVins.includes(vin)}
      />
    </>
  );
  return (
    <section>
      <h2 className="vh">{t("results")}</h2>
      <form id={PICK_FORM_ID} action={COMPARE_PATH} />
      <ListTools page={page} t={t} />
      <VehicleCards
        vehicles={page.vehicles}
        layout="row"
        isFirstScreen
        renderCorner={renderCorner}
      />
    </section>
  );
}

/** Hidden vehicles are treated like those that never existed. */
function Missing({ page }: { readonly page: SavedPageData }) {
  const t = useTexts(savedCopy);
  const { isShared, vehicles, sold, missingVins } = page;
  const count = missingVins.length;
  if (isShared && vehicles.length + sold.length === 0)
    return (
      <EmptyState title={t("emptyShared")} text={t("emptySharedText")}>
        <LinkButton href={page.inventoryAddress} look="main">
          {t("browse")}
        </LinkButton>
      </EmptyState>
    );
  if (count === 0) return null;
  return (
    <form className="saved-missing" method="post" action={SAVED_PATH}>
      <p>{t("missing", { count })}</p>
      {!isShared && (
        <button
          className="text-btn"
          name="forget"
          value={missingVins.join(",")}
        >
          {t("forget", { count })}
        </button>
      )}
    </form>
  );
}
