import { unbroken } from "#app/site/texts/unbroken.ts";
import { selectedStore, useSite } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { VehicleCards } from "#app/site/vehicles/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ListText } from "./copy.ts";
import type { ListPageData } from "./list-page-data.ts";

/** Never a dead end: which filter to take away, and what comes nearest. */
export function EmptyResults({
  page: { rescue, clearAddress },
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  const { phoneText } = selectedStore(useSite());
  const drops = rescue?.drops ?? [];
  const nearest = rescue?.nearest ?? [];
  return (
    <>
      <EmptyState
        title={t("empty.title")}
        text={
          drops.length > 0
            ? t("empty.text")
            : t("empty.textWithoutDrops", { phone: unbroken(phoneText) })
        }
      >
        {drops.length > 0 && (
          <ul className="empty-drops">
            {drops.map(({ label, address, count }) => (
              <li key={address}>
                <a href={address}>
                  {t("empty.drop", { filter: label, count })}
                </a>
              </li>
            ))}
          </ul>
        )}
        <LinkButton href={clearAddress}>{t("empty.seeAll")}</LinkButton>
      </EmptyState>
      {nearest.length > 0 && (
        <>
          <h2 className="h2 empty-nearest">{t("empty.nearest")}</h2>
          <VehicleCards vehicles={nearest} layout="list" />
        </>
      )}
    </>
  );
}
