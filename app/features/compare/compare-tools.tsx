import {
  COMPARE_PATH,
  formatVinList,
  getCompareAddress,
  SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { useAddress } from "#app/site/page/use-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparePageData } from "./compare-page.server.ts";
import type { ComparePartProps } from "./compare-table.tsx";
import { ShareComparison } from "./share-comparison.tsx";

/** Where the next car is chosen. */
export function getAddAddress({ returnTo, inventoryAddress }: ComparePageData) {
  return returnTo ?? inventoryAddress;
}

export function Tools({ page, t }: ComparePartProps) {
  const toAddress = useAddress();
  const { cars, hasSaved } = page;
  const vins = cars.map(({ vin }) => vin);
  return (
    <div className="compare-tools">
      {cars.length < 4 && (
        <>
          <KeepForm to={getAddAddress(page)} vins={vins} label={t("add")} />
          {hasSaved && (
            <KeepForm
              to={toAddress(SAVED_PATH)}
              vins={vins}
              label={t("addSaved")}
            />
          )}
        </>
      )}
      {cars.some(
        ({ price }) => price.state === "locked" && price.key === "contact",
      ) && (
        <UnlockLink className="btn btn--s">
          <Icon name="lock" />
          {t("unlock")}
        </UnlockLink>
      )}
      <div className="saved-tools-end">
        <ShareComparison address={toAddress(getCompareAddress(vins))} t={t} />
        <form
          method="post"
          action={toAddress(COMPARE_PATH)}
          aria-label={t("clear")}
        >
          <button className="tool" name="clear" value="1">
            {t("clear")}
          </button>
        </form>
      </div>
    </div>
  );
}

/** The cars on this page come along to where the next one is chosen. */
function KeepForm({
  to,
  vins,
  label,
}: {
  readonly to: string;
  readonly vins: readonly string[];
  readonly label: string;
}) {
  const toAddress = useAddress();
  return (
    <form method="post" action={toAddress(COMPARE_PATH)} aria-label={label}>
      <input type="hidden" name="returnTo" value={to} />
      <Button name="keep" value={formatVinList(vins)} isSmall>
        <Icon name="plus" />
        {label}
      </Button>
    </form>
  );
}
