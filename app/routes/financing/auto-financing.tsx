import { useLoaderData } from "react-router";
import { pageAddress } from "#app/domain/address/page-address.ts";
import { LandingPage } from "#app/features/auto-financing/landing-page.tsx";
import { landingPage } from "#app/features/auto-financing/landing.server.ts";
import { calculatorPanel } from "#app/features/payment-estimator/page/panel.server.ts";
import { PaymentCalculator } from "#app/features/payment-estimator/page/payment-calculator.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/auto-financing.ts";

const PAGE = "autoFinancing";

export function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const { profile, clock } = ports;
  requirePageOn(profile, PAGE, url);
  const { language } = facts;
  return packPageData({
    landing: landingPage(ports, facts),
    calculator: calculatorPanel(profile, language, url.searchParams, {
      action: pageAddress(PAGE, { language }),
      nowMs: clock.nowMs(),
    }),
  });
}

export default function AutoFinancing() {
  const data = unpackPageData(useLoaderData<typeof loader>());
  return (
    <LandingPage
      page={data.landing}
      calculator={<PaymentCalculator data={data.calculator} />}
    />
  );
}
