import { Form, useLocation } from "react-router";
import type { Translate } from "#app/site/page/copy.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { type StoreView, useSite } from "#app/site/page/site-view.ts";
import { formatUnbroken } from "#app/site/page/format.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { StoreName } from "#app/site/store/store-name.tsx";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { frameCopy } from "./frame-copy.ts";

export const STORE_PANEL_ID = "store-panel";

/** Answers with the store cookie and a redirect to `returnTo`. */
const STORE_SELECTION_PATH = "/store-selection";

/** Every store with its hours; one press makes it the visitor's own. */
export function StorePanel() {
  const { stores, selectedStoreId } = useSite();
  const { pathname, search } = useLocation();
  const t = useTexts(frameCopy);
  const isHydrated = useHydrated();
  const toAddress = useAddress();
  const hours = stores.map((store) => formatHoursLine(store, t));
  const areHoursAlike = new Set(hours).size === 1;
  return (
    <section
      className="store-panel"
      id={STORE_PANEL_ID}
      popover="auto"
      aria-labelledby="store-panel-title"
    >
      <div className="store-panel-head">
        <h2 className="h3" id="store-panel-title">
          {t("chooseStore")}
        </h2>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={STORE_PANEL_ID}
          popoverTargetAction="hide"
          aria-label={t("closeStores")}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <p className="meta">{t("chooseStoreText")}</p>
      {areHoursAlike && (
        <p className="meta">{t("allHours", { hours: hours[0] ?? "" })}</p>
      )}
      <CookiesNote say="store" />
      <Form
        method="post"
        action={toAddress(STORE_SELECTION_PATH)}
        preventScrollReset
        aria-label={t("chooseStore")}
      >
        <input
          type="hidden"
          name="returnTo"
          value={getReturnAddress(pathname, search)}
        />
        {isHydrated && <input type="hidden" name="isQuiet" value="1" />}
        {stores.map((store, at) => (
          <StoreChoice
            key={store.id}
            store={store}
            hours={areHoursAlike ? undefined : hours[at]}
            isSelected={store.id === selectedStoreId}
          />
        ))}
      </Form>
    </section>
  );
}

interface StoreChoiceProps {
  readonly store: StoreView;
  /** Undefined where every store keeps the same, which the panel says once. */
  readonly hours: string | undefined;
  readonly isSelected: boolean;
}

function StoreChoice({ store, hours, isSelected }: StoreChoiceProps) {
  const t = useTexts(frameCopy);
  return (
    <button
      className="store-choice"
      name="storeId"
      value={store.id}
      aria-current={isSelected ? true : undefined}
    >
      <Icon name={isSelected ? "success" : "pin"} />
      <span>
        <b>
          <StoreName store={store} />
        </b>{" "}
        {isSelected && <span className="tag">{t("yourStore")}</span>}
      </span>
      <span className="meta">{store.addressLines.join(", ")}</span>
      <span className="meta">{store.openText}</span>
      {hours !== undefined && <span className="meta">{hours}</span>}
    </button>
  );
}

/** "Mon – Fri 9AM - 6PM, Sat 9AM - 4PM, Sun Closed", broken at the commas alone. The name of a special day may be long. */
export function formatHoursLine(
  store: Pick<StoreView, "hours">,
  t: Translate<"hoursRow">,
): string {
  return listHoursLines(store, t).join(", ");
}

export function listHoursLines(
  { hours }: Pick<StoreView, "hours">,
  t: Translate<"hoursRow">,
): readonly string[] {
  return hours.map(({ isSpecial, ...row }) => {
    const text = t("hoursRow", row);
    return isSpecial ? text : formatUnbroken(text);
  });
}
