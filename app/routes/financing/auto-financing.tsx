import { getPageAddress } from "#app/domain/address/page-address.ts";
import { LandingPage } from "#app/features/auto-financing/landing-page.tsx";
import { landingPage } from "#app/features/auto-financing/financing.server.ts";
import { buildCalculatorPanel } from "#app/features/payment-estimator/page/panel.server.ts";
import { PaymentCalculator } from "#app/features/payment-estimator/page/payment-calculator.tsx";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/auto-financing.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

const PAGE = "autoFinancing";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const { profile, clock } = ports;
  const { language } = facts;
  const landing = landingPage(ports, facts);
  const page = {
    landing,
    calculator: buildCalculatorPanel(profile, language, url.searchParams, {
      action: getPageAddress(PAGE, { language }),
      nowMs: clock.nowMs(),
    }),
  };
  return withHead({ context, url }, page, ({ landing }, site) =>
    sectionsHead(landing, site),
  );
}

export default function AutoFinancing() {
  const data = usePageData<typeof loader>();
  return (
    <LandingPage
      page={data.landing}
      calculator={<PaymentCalculator data={data.calculator} />}
    />
  );
}
