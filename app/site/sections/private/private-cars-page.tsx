import { gateCopy } from "#app/site/gate/copy.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PrivateCarsView } from "./private-page.server.ts";
import { PrivateScreen } from "./private-screen.tsx";

/** Where cars would be, it says nothing about them but that they are private and how many. */
export function PrivateCarsPage({ page }: { readonly page: PrivateCarsView }) {
  const t = useTexts(gateCopy);
  const { phone, phoneText } = getSelectedStore(useSite());
  return (
    <PrivateScreen
      screen={page.screen}
      actions={
        <p className="btn-row">
          <UnlockLink className="btn btn--main">
            {t("unlockInventory")}
          </UnlockLink>
          <a className="btn" href={getTelephoneAddress(phone)}>
            <Icon name="phone" />
            {t("privateCall", { phone: formatUnbroken(phoneText) })}
          </a>
        </p>
      }
      elsewhere={
        page.open !== null && (
          <p className="private-open">
            <ArrowLink href={page.open.address}>{page.open.label}</ArrowLink>
          </p>
        )
      }
    />
  );
}
