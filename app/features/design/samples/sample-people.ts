import type { ComponentProps } from "react";
import type { ReviewSection } from "#app/site/sections/review-section.tsx";
import type { StaffCards } from "#app/site/sections/staff/staff-cards.tsx";
import { HERE, LONG_NAME, LONG_WORD } from "./sample-words.ts";

type Member = ComponentProps<typeof StaffCards>["members"][number];
type Reviews = ComponentProps<typeof ReviewSection>["section"];

export const MEMBER: Member = {
  id: "d-ellen",
  name: "Ellen Brandt",
  firstName: "Ellen",
  initials: "EB",
  title: "Sales manager",
  department: "Sales",
  isLead: true,
  rating: "4.9",
  imageUrl: null,
  about: "Ellen checks every price before it goes on a windshield.",
  languages: "English and Spanish",
  storeName: "Prairie Auto of Aurora",
  phone: "6305550142",
  phoneText: "(630) 555-0142",
  email: "ellen@prairieauto.example",
  address: HERE,
};

export const REVIEW: Reviews["first"][number] = {
  name: "Dana K.",
  photo: null,
  initial: "D",
  text: "The number on the car was the number on the paper.",
  rest: null,
  stars: 5,
  starsText: "5 of 5 stars",
  platform: "google",
  source: "Sales, Google review",
  address: HERE,
};

export const REVIEWS: Reviews = {
  title: "Reviews",
  rating: "4.6",
  stars: 4.6,
  count: "of 2,300 on Google",
  platform: "google",
  reviewCount: 2300,
  all: { label: "All reviews", address: HERE },
  first: [
    REVIEW,
    {
      ...REVIEW,
      name: LONG_NAME,
      initial: "M",
      stars: 3,
      starsText: "3 of 5 stars",
      text: `It took until Saturday, and then it was the right one. ${LONG_WORD}!`,
      address: null,
    },
    {
      ...REVIEW,
      name: "Lee",
      initial: "L",
      text: "I came for a truck and left with a smaller one.",
      rest: { label: "Read on", text: " It fits the garage." },
    },
  ],
  others: [{ ...REVIEW, name: "Jo", initial: "J" }],
  more: "1 more review",
};
