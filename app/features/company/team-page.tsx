import { CallToAction } from "#app/site/sections/section.tsx";
import { StaffCards } from "#app/site/sections/staff/staff-cards.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { companyCopy } from "./copy.ts";
import type { TeamPageData } from "./team.server.ts";
import "./company.css";

export function TeamPage({ page }: { readonly page: TeamPageData }) {
  const t = useTexts(companyCopy);
  const { stores, leaders, departments, careersAddress } = page;
  const hasLeaders = leaders.length > 0;
  return (
    <>
      <div className="wrap team">
        <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
        <header className="team-head">
          <h1 className="h1">{t("teamTitle")}</h1>
          <p className="lead">
            {t(departments.length === 0 ? "teamEmpty" : "teamLead")}
          </p>
          {stores.length > 0 && (
            <nav aria-label={t("byStore")}>
              <ul className="team-stores">
                {stores.map(({ name, address, isChosen }) => (
                  <li key={address}>
                    <a
                      href={address}
                      rel="nofollow"
                      aria-current={isChosen ? "true" : undefined}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {departments.length > 1 && (
            <nav aria-label={t("inThisPage")}>
              <ul className="team-nav">
                {hasLeaders && (
                  <li>
                    <a className="chip chip--plain" href="#leaders">
                      {t("leadersTitle")} ({leaders.length})
                    </a>
                  </li>
                )}
                {departments.map(({ department, members }) => (
                  <li key={department}>
                    <a
                      className="chip chip--plain"
                      href={`#${department.toLowerCase()}`}
                    >
                      {t(`department.${department}`)} ({members.length})
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
        {hasLeaders && (
          <section id="leaders" className="team-block">
            <h2 className="h2">{t("leadersTitle")}</h2>
            <p className="lead">
              {t("leadersText", { count: leaders.length })}
            </p>
            <StaffCards members={leaders} areTold />
          </section>
        )}
        {departments.map(({ department, members }) => (
          <section
            key={department}
            id={department.toLowerCase()}
            className="team-block"
          >
            <h2 className="h2">{t(`department.${department}`)}</h2>
            <p className="lead">{t(`departmentText.${department}`)}</p>
            <StaffCards members={members} />
          </section>
        ))}
      </div>
      {careersAddress !== null && (
        <CallToAction
          title={t("careersTitle")}
          text={t("careersText")}
          links={[{ label: t("careers"), address: careersAddress }]}
        />
      )}
    </>
  );
}
