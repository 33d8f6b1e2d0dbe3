import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { applyAssignments } from "./apply-variants.ts";

const profile = { ...readProfile(), experiments: [SAMPLE_EXPERIMENT] };
const BOLD = { experiment: "first-words", variant: "bold" };

test("settings and texts of a variant are merged into those of the site, and nothing else changes", () => {
  const changed = applyAssignments(profile, [BOLD]);
  const { theme, texts, ...rest } = profile;
  expect(changed).toEqual({
    ...rest,
    theme: { ...theme, primary: "#7c3aed" },
    texts: {
      en: { ...texts.en, "home.heroTitle": "No surprises at the desk." },
      es: texts.es,
    },
  });
  // What is kept by these objects is kept for every variant.
  expect(changed.estimator).toBe(profile.estimator);
  expect(changed.pricing).toBe(profile.pricing);
  expect(profile.theme).toBe(theme);
});

test.each([
  { ...BOLD, variant: "gone" },
  { ...BOLD, experiment: "gone" },
])("%j, which the profile does not name, changes nothing", (assignment) => {
  expect(applyAssignments(profile, [assignment])).toBe(profile);
});
