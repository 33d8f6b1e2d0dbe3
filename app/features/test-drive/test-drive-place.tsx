import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { testDriveCopy } from "./copy.ts";

/** Whoever chooses a time wants to know how far the way to it is. */
export function TestDrivePlace({ storeId }: { readonly storeId: string }) {
  const t = useTexts(testDriveCopy);
  const { stores } = useSite();
  const store = stores.find(({ id }) => id === storeId);
  if (store === undefined) return null;
  return (
    <p className="drive-place">
      <Icon name="pin" />
      <span>
        {store.name}, {store.addressLines.join(", ")}{" "}
        <a href={store.directionsAddress} rel="external">
          {t("directions")}
        </a>
      </span>
    </p>
  );
}
