import { formatUnbroken } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type {
  ListPageData,
  ListPartProps,
} from "#app/features/inventory-search/list-page-data.ts";

/** A search is never a dead end. */
export function RescuedResults({ page, t }: ListPartProps) {
  const { total, rescue } = page;
  const nearest = rescue?.nearest ?? [];
  return (
    <>
      {total === 0 ? (
        <NothingFound page={page} t={t} />
      ) : (
        hasWayOut(rescue) && (
          <div className="short-note">
            <EmptyState title={t("short.title")} text={t("short.text")}>
              <WaysOut page={page} t={t} />
            </EmptyState>
          </div>
        )
      )}
      {nearest.length > 0 && (
        <>
          <h2 className="h2 empty-nearest">
            {t(getNearestTitle(total, rescue))}
          </h2>
          <VehicleCards vehicles={nearest} layout="list" />
        </>
      )}
    </>
  );
}

function getNearestTitle(total: number, rescue: ListPageData["rescue"]) {
  if (rescue?.areNearestNew === true) return "empty.newest";
  return total === 0 ? "empty.nearest" : "short.nearest";
}

function hasWayOut(rescue: ListPageData["rescue"]): boolean {
  return rescue !== null && rescue.drops.length + rescue.nearby.length > 0;
}

/** The page's title says that there is none, so this one says what to do. */
function NothingFound({ page, t }: ListPartProps) {
  const { phoneText } = getSelectedStore(useSite());
  return (
    <EmptyState
      {...(hasWayOut(page.rescue)
        ? { title: t("empty.title") }
        : {
            title: t("empty.titleWithoutDrops"),
            text: t("empty.textWithoutDrops", {
              phone: formatUnbroken(phoneText),
            }),
          })}
    >
      <WaysOut page={page} t={t} />
      {page.alertAddress !== null && (
        <LinkButton href={page.alertAddress} look="ink">
          {t("empty.alert")}
        </LinkButton>
      )}
      <LinkButton href={page.clearAddress}>{t("empty.seeAll")}</LinkButton>
    </EmptyState>
  );
}

function WaysOut({ page: { rescue }, t }: ListPartProps) {
  if (rescue === null || !hasWayOut(rescue)) return null;
  return (
    <ul className="empty-drops">
      {rescue.drops.map(({ label, address, count }) => (
        <li key={address}>
          <a href={address}>{t("empty.drop", { filter: label, count })}</a>
        </li>
      ))}
      {rescue.nearby.map(({ label, address, count }) => (
        <li key={address}>
          <a href={address}>{t("empty.nearby", { store: label, count })}</a>
        </li>
      ))}
    </ul>
  );
}
