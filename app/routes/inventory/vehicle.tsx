import { data, redirect } from "react-router";
import { namesCondition } from "#app/domain/address/vehicle-address.ts";
import { CALCULATOR_PREFIX } from "#app/domain/finance/calculator-prefix.ts";
import { PanelPart } from "#app/features/payment-estimator/page/panel-part.tsx";
import { buildVehiclePanel } from "#app/features/payment-estimator/page/panel.server.ts";
import { RecentlyViewed } from "#app/features/recently-viewed/recently-viewed.tsx";
import {
  notHereHead,
  notHerePage,
} from "#app/features/vehicle-detail/not-here/not-here.server.ts";
import { NotHerePart } from "#app/features/vehicle-detail/not-here/not-here-part.tsx";
import { SoldPage } from "#app/features/vehicle-detail/page/sold-page.tsx";
import { findVehicleTimes } from "#app/features/test-drive/vehicle-times/vehicle-times.server.ts";
import { VehicleTimes } from "#app/features/test-drive/vehicle-times/vehicle-times.tsx";
import { vehiclePage } from "#app/features/vehicle-detail/page/vehicle-detail.server.ts";
import { VehiclePage } from "#app/features/vehicle-detail/page/vehicle-page.tsx";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { buildPrivateCarPage } from "#app/site/sections/private/private-car-page.server.ts";
import { privateHead } from "#app/site/head/private-head.server.ts";
import { PrivatePage } from "#app/site/sections/private/private-page.tsx";
import { requirePage } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

interface VehicleArgs {
  /** Normalized: the request of a client navigation has another path. */
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: {
    readonly type?: string;
    readonly slug?: string;
    readonly vin?: string;
  };
}

/** One module for the addresses of used, new and certified vehicles. */
export async function loader({ url, context, params }: VehicleArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const { type = "", slug = "", vin = "" } = params;
  const found = await vehiclePage(ports, facts, { vin });
  const hiddenGroup = facts.gate.hiddenGroups.find((it) =>
    namesCondition(url.pathname, it),
  );
  if (found === null && hiddenGroup !== undefined) {
    const page = buildPrivateCarPage(ports, facts, {
      group: hiddenGroup,
      slug,
    });
    const packed = await withHead(
      { context, url },
      { page, panel: null, drive: null },
      (shown) => privateHead(shown.page),
    );
    // Assumption A388: nothing tells a car that is private from one that never was.
    return data(packed, { status: 404 });
  }
  const notHere =
    found === null
      ? notHerePage(ports, facts, { pathname: url.pathname, type, slug, vin })
      : null;
  if (notHere !== null) {
    const packed = await withHead(
      { context, url },
      { page: notHere, panel: null, drive: null },
      ({ page }, site) => notHereHead(page, site),
    );
    return data(packed, { status: 404 });
  }
  const page = requirePage(found, url);
  const isLowercased =
    ports.profile.seo.lowercaseCanonical &&
    url.pathname === page.address.toLowerCase();
  if (url.pathname !== page.address && !isLowercased)
    throw redirect(page.address + url.search, 301);
  const panel =
    page.kind === "sold"
      ? null
      : buildVehiclePanel(
          ports,
          facts,
          page,
          url.searchParams,
          CALCULATOR_PREFIX,
        );
  const drive =
    page.kind === "sold" ? null : await findVehicleTimes(ports, facts, page);
  const { sayHead, ...shown } = page;
  const packed = await withHead(
    { context, url },
    { page: shown, panel, drive },
    sayHead,
  );
  return data(packed, { status: page.kind === "sold" ? 410 : 200 });
}

export default function Vehicle() {
  const { page, panel, drive } = usePageData<typeof loader>();
  if (page.kind === "private") return <PrivatePage page={page} />;
  if (page.kind === "not-here") return <NotHerePart page={page} />;
  return page.kind === "sold" ? (
    <SoldPage page={page} />
  ) : (
    <>
      <VehiclePage
        page={page}
        payment={panel && <PanelPart key={page.vin} data={panel} />}
        testDrive={drive && <VehicleTimes data={drive} />}
      />
      <RecentlyViewed vin={page.vin} />
    </>
  );
}
