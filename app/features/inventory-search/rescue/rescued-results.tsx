import { formatUnbroken } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type {
  ListPageData,
  Rescue,
} from "#app/features/inventory-search/list-page-data.ts";

interface RescuedResultsProps {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}

/**
 * A search is never a dead end: the page says which filter to take away, which other store has it, and what
 * comes nearest.
 */
export function RescuedResults({ page, t }: RescuedResultsProps) {
  const { total, rescue, clearAddress } = page;
  const nearest = rescue?.nearest ?? [];
  return (
    <>
      {total === 0 ? (
        <NothingFound rescue={rescue} clearAddress={clearAddress} t={t} />
      ) : (
        rescue !== null && <LittleFound rescue={rescue} t={t} />
      )}
      {nearest.length > 0 && (
        <>
          <h2 className="h2 empty-nearest">
            {t(total === 0 ? "empty.nearest" : "short.nearest")}
          </h2>
          <VehicleCards vehicles={nearest} layout="list" />
        </>
      )}
    </>
  );
}

function NothingFound({
  rescue,
  clearAddress,
  t,
}: {
  readonly rescue: Rescue | null;
  readonly clearAddress: string;
  readonly t: Translate<ListText>;
}) {
  const { phoneText } = getSelectedStore(useSite());
  const hasWayOut =
    rescue !== null && rescue.drops.length + rescue.nearby.length > 0;
  return (
    <EmptyState
      title={t("empty.title")}
      text={
        hasWayOut
          ? t("empty.text")
          : t("empty.textWithoutDrops", { phone: formatUnbroken(phoneText) })
      }
    >
      {rescue !== null && <WaysOut rescue={rescue} t={t} />}
      <LinkButton href={clearAddress}>{t("empty.seeAll")}</LinkButton>
    </EmptyState>
  );
}

function LittleFound({
  rescue,
  t,
}: {
  readonly rescue: Rescue;
  readonly t: Translate<ListText>;
}) {
  if (rescue.drops.length + rescue.nearby.length === 0) return null;
  return (
    <div className="short-note">
      <EmptyState title={t("short.title")} text={t("short.text")}>
        <WaysOut rescue={rescue} t={t} />
      </EmptyState>
    </div>
  );
}

function WaysOut({
  rescue: { drops, nearby },
  t,
}: {
  readonly rescue: Rescue;
  readonly t: Translate<ListText>;
}) {
  if (drops.length + nearby.length === 0) return null;
  return (
    <ul className="empty-drops">
      {drops.map(({ label, address, count }) => (
        <li key={address}>
          <a href={address}>{t("empty.drop", { filter: label, count })}</a>
        </li>
      ))}
      {nearby.map(({ label, address, count }) => (
        <li key={address}>
          <a href={address}>{t("empty.nearby", { store: label, count })}</a>
        </li>
      ))}
    </ul>
  );
}
