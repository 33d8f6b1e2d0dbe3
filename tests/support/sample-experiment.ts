import type { Experiment } from "#app/domain/experiments/assign-variants.ts";

/** Runs in November 2026, half and half; `bold` says something else on the home page and turns the colors. */
export const SAMPLE_EXPERIMENT: Experiment = {
  name: "first-words",
  isDraft: false,
  startDate: "2026-11-01T00:00:00-05:00",
  endDate: "2026-12-01T00:00:00-06:00",
  pages: [],
  variants: [
    {
      name: "control",
      sharePercent: 50,
      settings: {},
      langs: { en: {}, es: {} },
    },
    {
      name: "bold",
      sharePercent: 50,
      settings: { theme: { primary: "#7c3aed" } },
      langs: { en: { "home.heroTitle": "No surprises at the desk." }, es: {} },
    },
  ],
};
