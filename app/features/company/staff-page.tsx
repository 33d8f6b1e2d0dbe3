import { ReviewList } from "#app/site/sections/review-section.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { StaffProfile } from "#app/site/sections/staff/staff-profile.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { companyCopy } from "./copy.ts";
import type { StaffPageData } from "./staff.server.ts";
import "./company.css";

interface StaffPageProps {
  readonly page: StaffPageData;
}

/** Spec §2: the title carries the name and the department. */
export function StaffPage({ page }: StaffPageProps) {
  const t = useTexts(companyCopy);
  const { person, reviews, teamAddress, guidesAddress, colleagues, way } = page;
  const { member } = person;
  const wholeTeam = teamAddress !== null && (
    <ArrowLink href={teamAddress}>{t("wholeTeam")}</ArrowLink>
  );
  return (
    <>
      <StaffProfile
        person={person}
        breadcrumb={<Breadcrumb label={way.crumbsLabel} crumbs={way.crumbs} />}
      >
        <div>
          {member.about !== null && (
            <p className="staff-about">{member.about}</p>
          )}
          {guidesAddress !== null && (
            <ArrowLink href={guidesAddress}>
              {t("guides", { name: member.firstName })}
            </ArrowLink>
          )}
        </div>
      </StaffProfile>
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
