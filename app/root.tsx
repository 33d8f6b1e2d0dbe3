import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import appStyles from "./app.css?url";
import { NotFoundPage } from "./features/not-found/not-found-page.tsx";
import { portsContext, requestContext } from "./ports.ts";
import type { Route } from "./+types/root.ts";
import { ErrorScreen } from "./site/shell/error-screen.tsx";
import { unpackPageData } from "./site/shell/page-data.ts";
import { Shell } from "./site/shell/shell.tsx";
import { SiteContext } from "./site/store/site-view.ts";
import { siteView } from "./site/store/site-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return siteView(context.get(portsContext), context.get(requestContext));
}

/** The shell changes only when the visitor chooses another store. */
export function shouldRevalidate({
  formMethod,
}: {
  formMethod?: string;
}): boolean {
  return formMethod !== undefined && formMethod !== "GET";
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: appStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const packed = useRouteLoaderData<typeof loader>("root");
  const language =
    packed === undefined ? "en" : unpackPageData(packed).language;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const site = unpackPageData(useLoaderData<typeof loader>());
  return (
    <SiteContext value={site}>
      <Shell>
        <Outlet />
      </Shell>
    </SiteContext>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const packed = useRouteLoaderData<typeof loader>("root");
  if (packed === undefined) return <ErrorScreen site={null} />;
  const site = unpackPageData(packed);
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteContext value={site}>
      {isNotFound ? (
        <Shell>
          <NotFoundPage message={String(error.data)} />
        </Shell>
      ) : (
        <ErrorScreen site={site} />
      )}
    </SiteContext>
  );
}
