import { createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { ListPage } from "#app/features/inventory-search/page/list-page.tsx";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { VehiclePage } from "#app/features/vehicle-detail/page/vehicle-page.tsx";
import type { VehicleForSale } from "#app/features/vehicle-detail/page/vehicle-for-sale.server.ts";
import { Shell } from "#app/frame/shell.tsx";
import { SiteContext, type SiteView } from "#app/site/page/site-view.ts";

export type BarePage =
  | { readonly kind: "list"; readonly page: ListPageData }
  | { readonly kind: "vehicle"; readonly page: VehicleForSale };

/** The same components with the same props, in a document, with no framework around them. */
export function renderBare(site: SiteView, bare: BarePage): string {
  return `<!DOCTYPE html>${renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <link rel="stylesheet" href="/assets/app.css" />
      </head>
      <body>
        <CurrentPage value={{ site, bare }}>
          <StaticRouterProvider
            router={router}
            context={place}
            hydrate={false}
          />
        </CurrentPage>
      </body>
    </html>,
  )}`;
}

const CurrentPage = createContext<{ site: SiteView; bare: BarePage } | null>(
  null,
);

// Forms and links ask where they are; made once, this costs the render nothing.
const handler = createStaticHandler([{ path: "*", Component: Page }]);
const nowhere = await handler.query(new Request("http://localhost/"));
if (nowhere instanceof Response)
  throw new Error("The bench's route redirects.");
const place: StaticHandlerContext = nowhere;
const router = createStaticRouter(handler.dataRoutes, place);

function Page() {
  const current = useContext(CurrentPage);
  if (current === null) return null;
  const { site, bare } = current;
  return (
    <SiteContext value={site}>
      <Shell>
        {bare.kind === "list" ? (
          <ListPage page={bare.page} />
        ) : (
          <VehiclePage page={bare.page} />
        )}
      </Shell>
    </SiteContext>
  );
}
