import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Spec §8: which tests hold each row of the error catalogue.

const PROJECT = join(import.meta.dirname, "..");
const SPECIFICATION = join(PROJECT, "../shared/spec/specification.md");

const ERRORS = "app/routes/errors.test.ts";
const JOURNEYS = "tests/e2e/delivery.spec.ts";
const BUILDS = "app/frame/navigation/newer-build.test.ts";
const CODES = "app/routes/visitor/verify-phone.test.ts";

type Proof = readonly [file: string, partOfName: string];

/** By situation, in the specification's order. */
const ROWS: Readonly<Record<string, readonly Proof[]>> = {
  "Route validation failure": [[ERRORS, "Spec §8: route validation of"]],
  "Unmatched route": [[ERRORS, "Spec §8: an unmatched route is 404"]],
  "Not-found page": [[ERRORS, "Spec §8: the not-found page has its three"]],
  "Error page title": [
    [ERRORS, "Spec §8: the title of a 404 says the message as text"],
    [ERRORS, "Spec §8: a loader that fails is the full-page error screen"],
    ["app/site/page/page-title.test.ts", "an error page's title"],
  ],
  "Application-level error (fatal or unhandled)": [
    [ERRORS, "Spec §8: a loader that fails is the full-page error screen"],
    [ERRORS, "Spec §8: a profile words the error screen"],
    [
      "app/frame/failures/error-screen.test.tsx",
      "Spec §8: the error screen has",
    ],
    [JOURNEYS, "Spec §8: a page that breaks while the browser takes it over"],
    [
      "app/adapters/http/steps/page-step.test.ts",
      "reads the page of last resort",
    ],
  ],
  "Build manifest fetch failure, route-rule match failure": [
    [BUILDS, "Spec §8: a build manifest that answers with"],
    [BUILDS, "Spec §8: a rule that cannot be matched is logged"],
    [JOURNEYS, "Spec §7: once another build is served"],
  ],
  "Failed chunk load": [
    [JOURNEYS, "Spec §8: a page whose script is gone"],
    [
      "app/frame/failures/fresh-document.test.ts",
      "not within 10 s of a reload",
    ],
  ],
  "Page payload load failure": [
    [JOURNEYS, "Spec §8: a page whose data does not come is warned of"],
  ],
  "Mount failure": [[JOURNEYS, "Spec §8: scripts that cannot be mounted"]],
  "Phone verification error": [
    [CODES, "Spec §8: a wrong code is said at the code"],
    [CODES, "Spec §8: a failure of ours is said of the whole form"],
  ],
  Toasts: [
    ["app/site/toasts/flash-toast.test.ts", "%s has the specified words"],
    ["app/site/toasts/flash-toast.test.ts", "the profile's life"],
  ],
};

test.each(Object.entries(ROWS))("Spec §8, %s: its tests exist", (_, proofs) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const [file, name] of proofs)
    expect(readFileSync(join(PROJECT, file), "utf8"), file).toContain(name);
});

const isThere = existsSync(SPECIFICATION);

test.skipIf(!isThere)(
  `every row of the specification's table has its tests${isThere ? "" : " (skipped: the specification is absent)"}`,
  () => {
    const text = readFileSync(SPECIFICATION, "utf8");
    const chapter = /^## 8\.[\s\S]*?(?=^## 9\.)/m.exec(text)?.[0] ?? "";
    const situations = [...chapter.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
      .map(([, situation = ""]) => situation)
      .filter((it) => it !== "Situation" && !it.startsWith("---"));
    expect([...situations, "Toasts"]).toEqual(Object.keys(ROWS));
  },
);
