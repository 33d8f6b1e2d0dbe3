import type { ReactNode } from "react";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { staffCopy } from "#app/site/sections/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PersonView } from "./person-view.server.ts";
import { StaffHead } from "./staff-head.tsx";
import "./staff-profile.css";

interface StaffProfileProps {
  readonly person: PersonView;
  /** The way back to where the person was found. */
  readonly breadcrumb: ReactNode;
  /** It takes the room of where the person works, which then stands in the card of ways to them. */
  readonly below?: ReactNode;
  /** What is told about the person. */
  readonly children: ReactNode;
}

/** The first screen of a page about one person: who they are, where they work and how to reach them. */
export function StaffProfile({
  person,
  breadcrumb,
  below = false,
  children,
}: StaffProfileProps) {
  const { member, storeId } = person;
  const place = <Workplace member={member} storeId={storeId} />;
  return (
    <div className="staff-band">
      <div className="wrap staff">
        {breadcrumb}
        <article className="staff-detail">
          <StaffHead member={member}>{children}</StaffHead>
          <Reach person={person}>{below && place}</Reach>
          {below || place}
        </article>
      </div>
    </div>
  );
}

interface PersonProps {
  readonly person: PersonView;
}

/** One action comes first: what the department does online, else a message. */
function Reach({
  person: { member, action, messageAddress, hours, openText },
  children,
}: PersonProps & { readonly children: ReactNode }) {
  const t = useTexts(staffCopy);
  return (
    <div className="staff-card-reach">
      {action !== null && (
        <LinkButton href={action.address} look="main" isBlock>
          {action.label}
        </LinkButton>
      )}
      {messageAddress !== null && (
        <LinkButton
          href={messageAddress}
          look={action === null ? "main" : "plain"}
          isBlock
        >
          {t("message")}
        </LinkButton>
      )}
      <p className="staff-lines">
        <a href={getTelephoneAddress(member.phone)}>
          <Icon name="phone" />
          {formatUnbroken(member.phoneText)}
        </a>
        <a href={`mailto:${member.email}`}>
          <Icon name="mail" />
          {member.email}
        </a>
      </p>
      {hours.length > 0 && (
        <section>
          <h2 className="h4">{t(`hours.${member.department}`)}</h2>
          {openText !== null && <p className="meta">{openText}</p>}
          <HoursTable hours={hours} />
        </section>
      )}
      {children}
    </div>
  );
}

function Workplace({
  member,
  storeId,
}: Pick<PersonView, "member" | "storeId">) {
  const t = useTexts(staffCopy);
  const { stores } = useSite();
  const store = stores.find(({ id }) => id === storeId);
  return (
    <section className="staff-place">
      <h2 className="h4">{t("worksAt")}</h2>
      <p>
        {store === undefined || store.siteAddress === null ? (
          member.storeName
        ) : (
          <a href={store.siteAddress}>{member.storeName}</a>
        )}
        {store?.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {store !== undefined && store.note !== null && (
          <span className="meta">{store.note}</span>
        )}
      </p>
      {store !== undefined && (
        <p className="staff-place-links">
          <a href={store.directionsAddress} rel="external">
            {t("directions")}
          </a>
          <a href={store.inventoryAddress}>{t("storeCars")}</a>
        </p>
      )}
    </section>
  );
}
