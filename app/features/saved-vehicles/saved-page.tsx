import { type ChangeEvent, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import {
  COMPARE_PATH,
  getCompareAddress,
  getSavedVehiclesAddress,
  MAX_COMPARED,
  SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useShortlist } from "#app/site/saved-vehicles/shortlist-store.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { savedCopy } from "./copy.ts";
import { SavedCorner } from "./saved-corner.tsx";
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
  const kept = useKept(page);
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
            {kept.length > 0 && `${t("count", { count: kept.length })}. `}
            {t(findNoteKey(page, kept))}
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
      {vehicles.length > 0 && <ForSale page={page} kept={kept} />}
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

/**
 * The cars that are still saved: one whose heart is released stays to be put back, and counts no more. A heart that was
 * pressed while this page was on its way, or in another tab, brings its car to the others.
 */
function useKept({ isShared, savedVins, vehicles }: SavedPageData) {
  const { revalidate } = useRevalidator();
  const saved = useShortlist("saved", savedVins);
  const isBehind = !isShared && saved.some((vin) => !savedVins.includes(vin));
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);
  return isShared
    ? vehicles
    : vehicles.filter(({ vin }) => saved.includes(vin));
}

/** Those that sold or are gone count as long as they are in the list. */
function countKept(
  { savedVins, vehicles }: Pick<SavedPageData, "savedVins" | "vehicles">,
  kept: readonly CardVehicle[],
): number {
  return savedVins.length - vehicles.length + kept.length;
}

function findNoteKey(
  { isShared, isOwnLink, savedVins, vehicles }: SavedPageData,
  kept: readonly CardVehicle[],
) {
  if (isShared) return isOwnLink ? "ownLinkText" : "sharedText";
  return countKept({ savedVins, vehicles }, kept) === 0 ? "noneKept" : "kept";
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

interface ForSaleProps extends SavedPageProps {
  /** The vehicles that no heart was released of. */
  readonly kept: readonly CardVehicle[];
}

function ForSale({ page, kept }: ForSaleProps) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const isPickable = page.vehicles.length >= LEAST_PICKED && kept.length > 1;
  const pickedCount =
    picked && kept.filter(({ vin }) => picked.includes(vin)).length;
  const renderCorner = (vehicle: CardVehicle) => (
    <SavedCorner
      vehicle={vehicle}
      isRemoved={!page.isShared && !kept.includes(vehicle)}
      isPickable={isPickable}
      isPressed={page.savedVins.includes(vehicle.vin)}
    />
  );
  const listPicked = ({ currentTarget }: ChangeEvent<HTMLFieldSetElement>) =>
    setPicked(
      Array.from(
        currentTarget.querySelectorAll<HTMLInputElement>(":checked"),
        ({ value }) => value,
      ),
    );
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
      <ListTools page={page} kept={kept} pickedCount={pickedCount} />
      <fieldset
        className={
          isPickable ? "saved-cards" : "saved-cards saved-cards--one-way"
        }
        aria-label={t("pickGroup")}
        onChange={listPicked}
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
  kept,
  pickedCount,
}: ForSaleProps & { readonly pickedCount: number | null }) {
  const toAddress = useAddress();
  const t = useTexts(savedCopy);
  const keptCount = countKept({ savedVins, vehicles }, kept);
  return (
    <div className="saved-tools">
      {kept.length > 1 && (
        <>
          {kept.length <= MAX_COMPARED && (
            <a
              className="btn btn--s btn--ink compare-unpicked"
              href={toAddress(getCompareAddress(kept.map(({ vin }) => vin)))}
            >
              <Icon name="compare" />
              {t("compareAll", { count: kept.length })}
            </a>
          )}
          {vehicles.length >= LEAST_PICKED && <PickedBar count={pickedCount} />}
          {kept.length >= LEAST_PICKED && (
            <span className="meta compare-unpicked">
              {t(
                kept.length <= MAX_COMPARED ? "compareHint" : "compareHintMany",
              )}
            </span>
          )}
        </>
      )}
      {!isShared && keptCount > 0 && (
        <div className="saved-tools-end">
          <ShareList
            address={toAddress(
              getSavedVehiclesAddress(kept.map(({ vin }) => vin)),
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
                {t("clearSure", { count: keptCount })}
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
