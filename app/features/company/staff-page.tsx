import { Portrait, StaffCards } from "#app/site/sections/staff/staff-cards.tsx";
import { staffCopy } from "#app/site/sections/copy.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Tag } from "#app/ui/badge.tsx";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { companyCopy } from "./copy.ts";
import type { StaffPageData } from "./staff.server.ts";
import "./company.css";

/** Spec §2: the title carries the name and the department. */
export function StaffPage({ page }: { readonly page: StaffPageData }) {
  const t = useTexts(companyCopy);
  const tStaff = useTexts(staffCopy);
  const { stores } = useSite();
  const { member, hours, messageAddress, teamAddress, colleagues } = page;
  const { name, title, storeName, rating } = member;
  const department = t(`department.${member.department}`);
  const store = stores.find(({ id }) => id === page.storeId);
  const team = { label: t("teamTitle"), href: teamAddress };
  return (
    <div className="wrap staff">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(name, team)} />
      <article className="staff-detail">
        <Portrait member={member} isLarge />
        <div>
          <h1 className="h1">{name}</h1>
          <p className="lead">
            {title}, {storeName}
          </p>
          {member.isLead && <Tag>{tStaff("lead")}</Tag>}
          {rating !== null && (
            <p className="staff-rating">
              <Stars rating={Number(rating)} label={null} isSmall />
              {tStaff("ratedBy", { rating })}
            </p>
          )}
          <div className="btn-row">
            <LinkButton href={getTelephoneAddress(member.phone)} look="main">
              <Icon name="phone" />
              {member.phoneText}
            </LinkButton>
            {messageAddress !== null && (
              <LinkButton href={messageAddress}>{t("message")}</LinkButton>
            )}
          </div>
          <p className="meta">
            <a href={`mailto:${member.email}`}>{member.email}</a>
          </p>
        </div>
        <dl className="staff-facts">
          <div>
            <dt>{t("worksAt")}</dt>
            <dd>
              {store === undefined || store.siteAddress === null ? (
                storeName
              ) : (
                <a href={store.siteAddress}>{storeName}</a>
              )}
              {store?.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {store !== undefined && (
                <a href={store.directionsAddress} rel="external">
                  {t("directions")}
                </a>
              )}
            </dd>
          </div>
          {hours.length > 0 && (
            <div>
              <dt>{t("hours", { department })}</dt>
              {hours.map((row) => (
                <dd key={row.days}>
                  {row.days}: {row.hours}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </article>
      {colleagues.length > 0 && (
        <section className="team-block">
          <h2 className="h2">
            {t("colleagues", { department, store: storeName })}
          </h2>
          <StaffCards members={colleagues} />
        </section>
      )}
      {teamAddress !== null && (
        <p className="team-block">
          <LinkButton href={teamAddress}>{t("wholeTeam")}</LinkButton>
        </p>
      )}
    </div>
  );
}
