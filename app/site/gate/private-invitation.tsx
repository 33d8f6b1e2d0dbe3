import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { gateCopy } from "./copy.ts";
import { PrivateCars } from "./private-cars.tsx";
import { UnlockLink } from "./unlock-link.tsx";

/** Where cars would be, it says nothing about them but that they are private. */
export function PrivateInvitation({
  heading: Heading,
}: {
  readonly heading: "h1" | "h2";
}) {
  const t = useTexts(gateCopy);
  const { phone, phoneText } = getSelectedStore(useSite());
  return (
    <div className="invitation">
      <div>
        <Icon name="lock" size={24} />
        <Heading className="h1">{t("privateTitle")}</Heading>
        <p className="lead">{t("privateText")}</p>
        <p className="btn-row">
          <UnlockLink className="btn btn--main">
            {t("unlockInventory")}
          </UnlockLink>
          <a className="btn" href={getTelephoneAddress(phone)}>
            <Icon name="phone" />
            {t("privateCall", { phone: formatUnbroken(phoneText) })}
          </a>
        </p>
      </div>
      <PrivateCars />
    </div>
  );
}
