import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { gateCopy } from "./copy.ts";
import { HiddenCars } from "./private-cars.tsx";
import type { PrivateInvitationView } from "./private-invitation.server.ts";
import { UnlockLink } from "./unlock-link.tsx";

export function PrivateCarsPage({
  page,
}: {
  readonly page: PrivateInvitationView;
}) {
  return (
    <div className="wrap">
      <PrivateInvitation heading="h1" invitation={page} />
    </div>
  );
}

/** Where cars would be, it says nothing about them but that they are private and how many. */
export function PrivateInvitation({
  heading: Heading,
  invitation: { title, text, hidden, waysTitle, ways, open },
}: {
  readonly heading: "h1" | "h2";
  readonly invitation: PrivateInvitationView;
}) {
  const t = useTexts(gateCopy);
  const Subheading = Heading === "h1" ? "h2" : "h3";
  const { phone, phoneText } = getSelectedStore(useSite());
  return (
    <div className="invitation">
      <div>
        <Icon name="lock" size={24} />
        <Heading className="h1">{title}</Heading>
        <p className="lead">{text}</p>
        <p className="btn-row">
          <UnlockLink className="btn btn--main">
            {t("unlockInventory")}
          </UnlockLink>
          <a className="btn" href={getTelephoneAddress(phone)}>
            <Icon name="phone" />
            {t("privateCall", { phone: formatUnbroken(phoneText) })}
          </a>
        </p>
        {open !== null && (
          <p>
            <ArrowLink href={open.address}>{open.label}</ArrowLink>
          </p>
        )}
      </div>
      <HiddenCars title={hidden} />
      <section className="invitation-ways">
        <Subheading className="h3">{waysTitle}</Subheading>
        <ol className="next">
          {ways.map((way) => (
            <li key={way.title}>
              <div>
                <b className="h4">{way.title}</b>
                <p>{way.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
