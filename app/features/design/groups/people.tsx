import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import {
  LONG_NAME,
  LONG_WORD,
} from "#app/features/design/samples/sample-words.ts";
import {
  MEMBER,
  REVIEW,
  REVIEWS,
} from "#app/features/design/samples/sample-people.ts";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import {
  Portrait,
  StaffCards,
  StaffFaces,
} from "#app/site/sections/staff/staff-cards.tsx";
import { StaffHead } from "#app/site/sections/staff/staff-head.tsx";

export const PEOPLE: DesignGroup = {
  title: "People",
  parts: [
    {
      title: "Staff",
      layout: "plain",
      content: (
        <StaffCards
          heading="h4"
          members={[
            MEMBER,
            {
              ...MEMBER,
              id: "d-long",
              name: LONG_NAME,
              firstName: "Maximiliana",
              initials: "MF",
              title: `Head of ${LONG_WORD}`,
              isLead: false,
              rating: null,
              email: `${LONG_WORD.toLowerCase()}@prairieauto.example`,
            },
            {
              ...MEMBER,
              id: "d-plain",
              name: "Sam Ito",
              firstName: "Sam",
              initials: "SI",
              title: "Technician",
              isLead: false,
              rating: null,
              address: null,
            },
          ]}
        />
      ),
    },
    {
      title: "Head of a person's page",
      layout: "plain",
      content: (
        <>
          <StaffHead member={MEMBER} heading="h4">
            <p className="staff-about">{MEMBER.about}</p>
          </StaffHead>
          <StaffHead
            member={{
              ...MEMBER,
              name: LONG_NAME,
              rating: null,
              isLead: false,
              languages: null,
            }}
            heading="h4"
          />
        </>
      ),
    },
    {
      title: "Faces and hours",
      layout: "plain",
      content: (
        <>
          <StaffFaces members={[MEMBER]} />
          <StaffFaces members={[MEMBER, { ...MEMBER, id: "d-row" }]} isRow />
          <HoursTable
            hours={[
              { days: "Mon – Fri", hours: "9AM - 6PM" },
              { days: "Sunday", hours: "Closed" },
            ]}
          />
        </>
      ),
    },
    {
      title: "Portrait",
      content: (
        <>
          <State name="Initials">
            <Portrait member={MEMBER} />
          </State>
          <State name="Large">
            <Portrait member={MEMBER} isLarge />
          </State>
        </>
      ),
    },
    {
      title: "Reviews",
      layout: "plain",
      content: (
        <>
          <State name="Rated">
            <ReviewSection section={REVIEWS} />
          </State>
          <State name="One review, no rating">
            <ReviewSection
              section={{
                ...REVIEWS,
                rating: null,
                stars: null,
                count: null,
                platform: null,
                reviewCount: null,
                all: null,
                first: [{ ...REVIEW, name: "Kim", initial: "K" }],
                others: [],
              }}
              isOnSurface
            />
          </State>
        </>
      ),
    },
  ],
};
