import { type ChangeEvent, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import {
  COMPARE_PATH,
  getCompareAddress,
  getSavedVehiclesAddress,
  MAX_COMPARED,
  SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { getVehicleFormAddress } from "#app/domain/address/vehicle-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SaveButton } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { useShortlist } from "#app/site/saved-vehicles/shortlist-store.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { savedCopy } from "./copy.ts";
import { ShareList } from "./share-list.tsx";
import { SoldCars } from "./sold-cars.tsx";
import { PICK_FORM_ID, PickedBar } from "./picked-bar.tsx";
import type { SavedPageData } from "./saved-page.server.ts";
import { useAddress } from "#app/site/page/use-address.ts";

interface SavedPageProps {
  readonly page: SavedPageData;
}

/** A page that takes the place of one's own list is nobody's present. */
export function getTitleKey({
  isShared,
  isOwnLink,
  areCookiesRefused,
}: Pick<SavedPageData, "isShared" | "isOwnLink" | "areCookiesRefused">) {
  if (!isShared || areCookiesRefused) return "title";
  return isOwnLink ? "titleOwnLink" : "titleShared";
}

export function SavedPage({ page }: SavedPageProps) {
  useLaterSaves(page);
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const { isShared, areCookiesRefused, vehicles, sold, missingVins, further } =
    page;
  const isEmpty = vehicles.length + sold.length + missingVins.length === 0;
  return (
    <div className="wrap saved">
      <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      <div className="saved-head">
        <h1 className="h1">{t(getTitleKey(page))}</h1>
        {areCookiesRefused && (
          <p className="cookies-note">{t("cookiesRefused")}</p>
        )}
        {!isEmpty && !areCookiesRefused && (
          <p className="saved-note">
            {vehicles.length > 0 &&
              `${t("count", { count: vehicles.length })}. `}
            {t(
              page.isOwnLink ? "ownLinkText" : isShared ? "sharedText" : "kept",
            )}
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
          <BrowseLink page={page} />
        </EmptyState>
      )}
      {vehicles.length > 0 && <ForSale page={page} />}
      {sold.length > 0 && <SoldCars page={page} />}
      {further.vehicles.length > 0 && (
        <section className="saved-part">
          <h2 className="h2">{t(`further.${further.nearTo}`)}</h2>
          <VehicleCards
            vehicles={further.vehicles}
            layout="row"
            isFirstScreen={page.vehicles.length === 0}
          />
        </section>
      )}
      <Missing page={page} />
      {isShared && (
        <p className="saved-part">
          <a className="arrow" href={toAddress(SAVED_PATH)}>
            {t("ownList")}
          </a>
        </p>
      )}
    </div>
  );
}

/** A heart that was pressed while this page was on its way, or in another tab: its car joins the others. */
function useLaterSaves({ isShared, savedVins }: SavedPageData): void {
  const { revalidate } = useRevalidator();
  const saved = useShortlist("saved", savedVins);
  const isBehind = !isShared && saved.some((vin) => !savedVins.includes(vin));
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);
}

function BrowseLink({ page }: SavedPageProps) {
  const t = useTexts(savedCopy);
  return (
    <LinkButton href={page.inventoryAddress} look="main">
      {t("browse")}
    </LinkButton>
  );
}

/** Of two cars there is only one comparison, and its button stands above them. */
const LEAST_PICKED = 3;

function ForSale({ page }: SavedPageProps) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const tShortlist = useTexts(shortlistCopy);
  const [pickedCount, setPickedCount] = useState<number | null>(null);
  const isPickable = page.vehicles.length >= LEAST_PICKED;
  const renderCorner = ({ vin, name }: CardVehicle) => (
    <>
      {isPickable && (
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
        isPressed={page.savedVins.includes(vin)}
      />
      <a
        className="saved-next"
        href={toAddress(getVehicleFormAddress(vin, "check-availability"))}
      >
        {t("next")}
        <span className="vh">: {name}</span>
      </a>
    </>
  );
  const countPicked = ({ currentTarget }: ChangeEvent<HTMLFieldSetElement>) =>
    setPickedCount(currentTarget.querySelectorAll(":checked").length);
  const renderMore = ({ vin, name }: CardVehicle) =>
    page.priceAlerts[vin] !== undefined && (
      <a
        href={page.priceAlerts[vin]}
        aria-label={t("priceAlertName", { name })}
      >
        {t("priceAlert")}
      </a>
    );
  return (
    <section>
      <h2 className="vh">{t("results")}</h2>
      <form id={PICK_FORM_ID} action={toAddress(COMPARE_PATH)} hidden />
      <ListTools page={page} pickedCount={pickedCount} />
      <fieldset
        className={
          isPickable ? "saved-cards" : "saved-cards saved-cards--one-way"
        }
        aria-label={t("pickGroup")}
        onChange={countPicked}
      >
        <VehicleCards
          vehicles={page.vehicles}
          layout="row"
          isFirstScreen
          renderCorner={renderCorner}
          renderMore={renderMore}
          end={
            !page.isShared &&
            page.vehicles.length < MAX_COMPARED && (
              <a className="saved-more" href={page.inventoryAddress}>
                <Icon name="plus" size={24} />
                {t("browse")}
              </a>
            )
          }
        />
      </fieldset>
    </section>
  );
}

function ListTools({
  page: { vehicles, savedVins, isShared },
  pickedCount,
}: SavedPageProps & { readonly pickedCount: number | null }) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  return (
    <div className="saved-tools">
      {vehicles.length > 1 && (
        <>
          {vehicles.length <= MAX_COMPARED && (
            <a
              className="btn btn--s btn--ink compare-unpicked"
              href={toAddress(
                getCompareAddress(vehicles.map(({ vin }) => vin)),
              )}
            >
              <Icon name="compare" />
              {t("compareAll", { count: vehicles.length })}
            </a>
          )}
          {vehicles.length >= LEAST_PICKED && (
            <>
              <PickedBar count={pickedCount} />
              <span className="meta compare-unpicked">
                {t(
                  vehicles.length <= MAX_COMPARED
                    ? "compareHint"
                    : "compareHintMany",
                )}
              </span>
            </>
          )}
        </>
      )}
      {!isShared && (
        <div className="saved-tools-end">
          <ShareList
            address={toAddress(
              getSavedVehiclesAddress(vehicles.map(({ vin }) => vin)),
            )}
          />
          <details className="saved-clear">
            <summary className="tool">{t("clear")}</summary>
            <form
              method="post"
              action={toAddress(SAVED_PATH)}
              aria-label={t("clear")}
            >
              <Button name="clear" value="1" isSmall>
                {t("clearSure", { count: savedVins.length })}
              </Button>
            </form>
          </details>
        </div>
      )}
    </div>
  );
}

/** Hidden vehicles are treated like those that never existed. */
function Missing({ page }: SavedPageProps) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const { isShared, vehicles, sold, missingVins } = page;
  const count = missingVins.length;
  if (isShared && vehicles.length + sold.length === 0)
    return (
      <EmptyState title={t("emptyShared")} text={t("emptySharedText")}>
        <BrowseLink page={page} />
      </EmptyState>
    );
  if (count === 0) return null;
  return (
    <form
      className="saved-missing"
      method="post"
      action={toAddress(SAVED_PATH)}
      aria-label={t("missing", { count })}
    >
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
