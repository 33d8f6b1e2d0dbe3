import { ReviewList } from "#app/site/sections/review-section.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { StaffHead } from "#app/site/sections/staff/staff-head.tsx";
import { staffCopy } from "#app/site/sections/copy.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { companyCopy } from "./copy.ts";
import type { StaffPageData } from "./staff.server.ts";
import "./company.css";

interface StaffPageProps {
  readonly page: StaffPageData;
}

/** Spec §2: the title carries the name and the department. */
export function StaffPage({ page }: StaffPageProps) {
  const t = useTexts(companyCopy);
  const { member, reviews, teamAddress, colleagues } = page;
  const team = { label: t("teamTitle"), href: teamAddress };
  const wholeTeam = teamAddress !== null && (
    <ArrowLink href={teamAddress}>{t("wholeTeam")}</ArrowLink>
  );
  return (
    <>
      <div className="staff-band">
        <div className="wrap staff">
          <Breadcrumb
            label={t("breadcrumb")}
            crumbs={crumbsTo(member.name, team)}
          />
          <article className="staff-detail">
            <StaffHead member={member}>
              {member.about !== null && (
                <p className="staff-about">{member.about}</p>
              )}
            </StaffHead>
            <Reach page={page} />
            <Workplace page={page} />
          </article>
        </div>
      </div>
      {reviews.length > 0 && (
        <Section title={t(`departmentReviews.${member.department}`)}>
          <ReviewList reviews={reviews} />
        </Section>
      )}
      {colleagues.length > 0 ? (
        <Section
          title={t("colleagues", { store: member.storeName })}
          isOnSurface={reviews.length > 0}
          aside={wholeTeam}
        >
          <StaffFaces members={colleagues} isRow />
        </Section>
      ) : (
        wholeTeam && <p className="wrap staff-team">{wholeTeam}</p>
      )}
    </>
  );
}

/** One action comes first: what the department does online, else a message. */
function Reach({
  page: { member, action, messageAddress, hours },
}: StaffPageProps) {
  const t = useTexts(companyCopy);
  const tStaff = useTexts(staffCopy);
  const department = t(`department.${member.department}`);
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
          {tStaff("message")}
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
          <h2 className="h4">{t("hours", { department })}</h2>
          <HoursTable hours={hours} />
        </section>
      )}
    </div>
  );
}

function Workplace({ page: { member, storeId } }: StaffPageProps) {
  const t = useTexts(companyCopy);
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
        <p className="company-store-links">
          <a href={store.directionsAddress} rel="external">
            {t("directions")}
          </a>
          <a href={store.inventoryAddress}>{t("storeCars")}</a>
        </p>
      )}
    </section>
  );
}
