import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { StaffHead } from "#app/site/sections/staff/staff-head.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { companyCopy } from "./copy.ts";
import type { StaffPageData } from "./staff.server.ts";
import "./company.css";

/** Spec §2: the title carries the name and the department. */
export function StaffPage({ page }: { readonly page: StaffPageData }) {
  const t = useTexts(companyCopy);
  const { stores } = useSite();
  const { member, hours, messageAddress, teamAddress, colleagues } = page;
  const { name, storeName } = member;
  const department = t(`department.${member.department}`);
  const store = stores.find(({ id }) => id === page.storeId);
  const team = { label: t("teamTitle"), href: teamAddress };
  return (
    <div className="wrap staff">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(name, team)} />
      <article className="staff-detail">
        <StaffHead member={member} messageAddress={messageAddress}>
          <p className="meta">
            <a href={`mailto:${member.email}`}>{member.email}</a>
          </p>
        </StaffHead>
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
          <StaffFaces members={colleagues} isRow />
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
