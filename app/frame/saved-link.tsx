import {
  getSavedVehiclesAddress,
  SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { useCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import { useShortlist } from "#app/site/saved-vehicles/shortlist-store.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";

/** Among the tools of the header: an icon, and a number once there is one. */
export function SavedIconLink() {
  const t = useTexts(frameCopy);
  const { count, address } = useSavedCars();
  const label = t("savedVehicles");
  return (
    <a
      className="icon-btn head-link"
      href={address}
      aria-label={count === 0 ? label : t("linkCount", { label, count })}
    >
      <Icon name="heart" />
      <span className="count-badge num" hidden={count === 0}>
        {count === 0 ? null : count}
      </span>
    </a>
  );
}

/** A line of the drawer on phones. */
export function SavedDrawerLink() {
  const t = useTexts(frameCopy);
  const { count, address } = useSavedCars();
  return (
    <a className="nav-line" href={address}>
      <Icon name="heart" />
      {t("savedVehicles")}
      <span className="nav-count num" hidden={count === 0}>
        {count === 0 ? null : count}
      </span>
    </a>
  );
}

/** Where cookies are blocked, the address says which cars they are. */
function useSavedCars() {
  const vins = useShortlist("saved");
  const areNamed = useCookiesBlocked() && vins.length > 0;
  const address = areNamed ? getSavedVehiclesAddress(vins) : SAVED_PATH;
  return { count: vins.length, address: useAddress()(address) };
}
