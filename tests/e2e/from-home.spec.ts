import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import { hydrated } from "./journey.ts";
import { SITES } from "./sites.ts";
import { SPEC_STATES } from "./spec-states.ts";
import { test } from "./tabs.ts";

for (const [site, { origin, profile }] of Object.entries(SITES)) {
  const states = Object.entries(SPEC_STATES).filter(([, { sites }]) =>
    sites.some((it) => it === site),
  );
  if (states.length > 0)
    test.describe(`from home of the profile ${profile}${markFurther(site !== "simple")}`, () => {
      test.use({
        baseURL: origin,
        contextOptions: { reducedMotion: "reduce" },
      });

      test("every dialog and state that the specification names is reached by links and buttons alone", async ({
        page,
      }) => {
        needCookies();
        test.slow();
        for (const [name, { reach, isAskedForCookies }] of states)
          await test.step(name, async () => {
            await page.context().clearCookies();
            if (isAskedForCookies !== true)
              await page.context().addCookies([
                { name: "displayCookies", value: "hide", url: origin },
                {
                  name: "allowCookies",
                  value: "essential%2Cfunctional",
                  url: origin,
                },
              ]);
            await page.setViewportSize({ width: 1280, height: 720 });
            await page.goto("/");
            await hydrated(page);
            await reach(page);
          });
      });
    });
}
