import {
  SAVED_PATH,
  getSavedVehiclesAddress,
} from "#app/domain/saved-vehicles/shortlist-addresses.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SavedText } from "./copy.ts";
import type { SavedPageData } from "./saved-page-data.ts";

/** The checkboxes on the cards belong to this form. */
export const PICK_FORM_ID = "pick";

/** These tools act on the whole list. */
export function ListTools({
  page: { vehicles, savedVins, isShared },
  t,
}: {
  readonly page: SavedPageData;
  readonly t: Translate<SavedText>;
}) {
  return (
    <div className="saved-tools">
      {vehicles.length > 1 && (
        <>
          <button className="btn btn--s btn--ink" form={PICK_FORM_ID}>
            <Icon name="compare" />
            {t("compareSelected")}
          </button>
          <span className="meta">{t("compareHint")}</span>
        </>
      )}
      {!isShared && (
        <div className="saved-tools-end">
          <a
            className="tool"
            href={getSavedVehiclesAddress(vehicles.map(getVin))}
          >
            <Icon name="share" />
            {t("shareLink")}
          </a>
          <details className="saved-clear">
            <summary className="tool">{t("clear")}</summary>
            <form method="post" action={SAVED_PATH}>
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

function getVin({ vin }: { readonly vin: string }): string {
  return vin;
}
