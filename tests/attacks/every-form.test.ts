import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { printPattern } from "#app/domain/address/language-pattern.ts";
import ROUTES from "#app/routes.ts";
import { formTargets, PLAIN_FORMS, SIMPLE_SELL_FORMS } from "./form-targets.ts";

const APP = join(import.meta.dirname, "..", "..", "app");
const HAS_ACTION = /export (async )?(function|const) action\b/;

/** Each of these has attacks of its own. */
const ATTACKED_BY: Readonly<Record<string, string>> = {
  "verify-phone/code": "code-brute-force.test.ts",
  "api/customer/phoneValidation": "code-brute-force.test.ts",
  // It keeps and sends nothing.
  "api/vehicle-name": "floods/floods.ts",
  "api/track/facebook": "bad-requests.test.ts",
  "api/financing/submitted": "forged-request.test.ts",
  "your-details/erase": "forged-request.test.ts",
  "your-details/erase-terms": "forged-request.test.ts",
  "saved-vehicles/renew": "forged-request.test.ts",
  "payment-estimate/:vin": "forged-request.test.ts",
  // The form itself is attacked at the alert of a search.
  "price-alert/:vin": "forged-request.test.ts",
  // A slot is booked once, and one address books a few.
  "test-drive/:vin/:step?": "bookings.test.ts",
  "alerts/:key": "forged-request.test.ts",
  "stop-contact": "forged-request.test.ts",
  "appointments/:token/reschedule": "forged-request.test.ts",
  "appointments/:token/cancel": "forged-request.test.ts",
};

test("A16, A17, A18, A25, A27, A30: every route that takes a form is a target of the attacks", () => {
  const targets = [
    ...formTargets("1HGCV1F34LA000001"),
    ...SIMPLE_SELL_FORMS,
    ...PLAIN_FORMS,
  ];
  const taking = ROUTES.map((route) => ({
    ...route,
    path: printPattern(route.path ?? "", "en"),
  })).filter(({ file }) =>
    HAS_ACTION.test(readFileSync(join(APP, file), "utf8")),
  );
  expect(taking.length).toBeGreaterThan(10);
  const missed = taking.filter(
    ({ path = "" }) =>
      ATTACKED_BY[path] === undefined &&
      !targets.some((it) => matchPath(`/${path}`, it.path) !== null),
  );
  // A new form needs one entry in form-targets.ts, with fields that pass.
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test("every attack that is named for a form names it", () => {
  for (const [path, file] of Object.entries(ATTACKED_BY))
    expect(
      [file, "phone-code-attacker.ts"].some((it) =>
        readFileSync(join(import.meta.dirname, it), "utf8").includes(
          `/${path.replace(/:(?:vin|key|token)\b.*$/, "")}`,
        ),
      ),
      path,
    ).toBe(true);
});
