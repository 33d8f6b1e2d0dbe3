import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type {
  Chip,
  ListPartProps,
  Rescue,
} from "#app/features/inventory-search/list-page-data.ts";
import { PriceViewSwitch } from "#app/features/inventory-search/terms/price-view-switch.tsx";

interface RescueProps extends ListPartProps {
  readonly rescue: Rescue;
}

/** A search is never a dead end. */
export function RescuedResults({ page, rescue, t }: RescueProps) {
  const { nearest, nearestTitle } = rescue;
  return (
    <>
      {page.total === 0 && <NothingFound page={page} rescue={rescue} t={t} />}
      {nearest.length > 0 && (
        <>
          <div className="empty-nearest">
            <h2 className="h2">{nearestTitle}</h2>
            {page.total === 0 && <PriceViewSwitch page={page} t={t} />}
          </div>
          <VehicleCards
            vehicles={nearest}
            layout="list"
            isFirstScreen={page.total === 0}
          />
        </>
      )}
    </>
  );
}

/** Where few are found, it stands in the row that they do not fill: other ways, and to wait for one more. */
export function ShortNote({
  page: { rescue, total, alertAddress },
}: Pick<ListPartProps, "page">) {
  if (rescue === null) return null;
  const ways = [...rescue.drops, ...rescue.nearby];
  if (ways.length === 0 && alertAddress === null) return null;
  return (
    <div className={`short-note short-note--${total}`}>
      <EmptyState title={rescue.title} text={rescue.text}>
        <WaysOut ways={ways} />
        {alertAddress !== null && (
          <LinkButton href={alertAddress}>{rescue.alertLabel}</LinkButton>
        )}
      </EmptyState>
    </div>
  );
}

/** The page's title says that there is none, so this one says what there is, or what to do. */
function NothingFound({
  page: { alertAddress, clearAddress },
  rescue: { title, titleAddress, alertLabel, drops, nearby },
  t,
}: RescueProps) {
  const { phone, phoneText } = getSelectedStore(useSite());
  const shownPhone = formatUnbroken(phoneText);
  const [before, after] = t("empty.textWithoutDrops", {
    phone: shownPhone,
  }).split(shownPhone);
  const ways = [...drops, ...nearby];
  const all = { label: t("empty.seeAll"), address: clearAddress };
  return (
    <div className="nothing-found">
      <EmptyState
        title={
          titleAddress === null ? title : <a href={titleAddress}>{title}</a>
        }
      >
        {ways.length === 0 && (
          <p>
            {before}
            <a href={getTelephoneAddress(phone)}>{shownPhone}</a>
            {after}
          </p>
        )}
        <WaysOut ways={[...ways, all]} />
        {alertAddress !== null && (
          <LinkButton href={alertAddress} look="ink">
            {alertLabel}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  );
}

function WaysOut({ ways }: { readonly ways: readonly Chip[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className="empty-drops">
      {ways.map(({ label, address }) => (
        <li key={address}>
          <a href={address}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
