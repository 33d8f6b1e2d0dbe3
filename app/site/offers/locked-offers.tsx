import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { offerPlaceCopy } from "./copy.ts";
import "./offers.css";

/** It stands where offers would be: it says that they are private, and nothing about them. */
export function LockedOffers({
  heading: Heading,
}: {
  readonly heading: "h1" | "h2" | "h3";
}) {
  const t = useTexts(offerPlaceCopy);
  const { phone, phoneText } = getSelectedStore(useSite());
  return (
    <div className="offers-locked">
      <Icon name="lock" size={24} />
      <Heading className={Heading}>{t("lockedTitle")}</Heading>
      <p className="lead">{t("lockedText")}</p>
      <p className="btn-row">
        <UnlockLink className="btn btn--main">{t("unlock")}</UnlockLink>
        <LinkButton href={getTelephoneAddress(phone)}>
          <Icon name="phone" />
          {t("call", { phone: formatUnbroken(phoneText) })}
        </LinkButton>
      </p>
    </div>
  );
}
