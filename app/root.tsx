import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import appStyles from "./app.css?url";
import { CHAT_LINKS } from "./domain/chat/chat-address.ts";
import { PHONE_LINKS } from "./features/phone-verification/phone-addresses.ts";
import { WIZARD_LINKS } from "./features/price-wizard/wizard-links.ts";
import { TEST_DRIVE_LINKS } from "./features/test-drive/test-drive-links.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/root.ts";
import {
  reloadPage,
  useFreshDocument,
} from "#app/frame/failures/fresh-document.ts";
import { FrameHeader } from "#app/frame/frame.tsx";
import { COOKIE_SETTINGS_LINKS } from "#app/site/consent/consent-addresses.ts";
import letters from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { LinkDialog } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { LoadIndicator } from "#app/frame/navigation/load-indicator.tsx";
import { PagePart } from "#app/site/page/page-part.tsx";
import { getLayout } from "#app/frame/page-layout.ts";
import { Shell } from "#app/frame/shell.tsx";
import { PageStart } from "#app/frame/page-start.tsx";
import { SiteContext, type SiteView } from "#app/site/page/site-view.ts";
import { loadSiteView } from "#app/site/head/site-view.server.ts";
import { SPECULATION_RULES } from "./domain/address/ahead-address.ts";
import { createLazyPart } from "./ui/lazy-part.ts";
import { useHydrated } from "./ui/use-hydrated.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadSiteView(context.get(portsContext), context.get(requestContext));
}

/** The shell changes only with what a form has done; a refused one did nothing. */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
}: {
  formMethod?: string;
  actionStatus?: number;
}): boolean {
  const wasSent = formMethod !== undefined && formMethod !== "GET";
  return wasSent && actionStatus < 400;
}

export const links: Route.LinksFunction = () => [
  {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href: letters,
  },
  { rel: "stylesheet", href: appStyles },
  // For what cannot draw the other one; many programs ask for this address anyway.
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const site = findReadableSite(useRouteLoaderData<typeof loader>("root"));
  return (
    <html
      lang={site?.language ?? "en"}
      data-prices={site?.priceView === "monthly" ? "monthly" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <Links />
        {site !== null && (
          <style dangerouslySetInnerHTML={{ __html: site.themeStyles }} />
        )}
        <Meta />
        <SpeculationRules />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Leaves the page once the router follows links: documents fetched ahead would be fetched for nothing. */
function SpeculationRules() {
  return useHydrated() ? null : (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}

/** They open for links to their pages. */
const DIALOGS = [
  ["a[data-search]", () => import("#app/frame/dialogs/search-dialog.tsx")],
  [
    "a[data-sticker]",
    () => import("#app/site/vehicles/sticker/sticker-dialog.tsx"),
  ],
  ["a[data-unlock]", () => import("#app/frame/dialogs/unlock-dialog.tsx")],
  [
    PHONE_LINKS,
    () => import("#app/features/phone-verification/phone-dialog.tsx"),
  ],
  [WIZARD_LINKS, () => import("#app/features/price-wizard/wizard-dialog.tsx")],
  [
    TEST_DRIVE_LINKS,
    () => import("#app/features/test-drive/test-drive-dialog.tsx"),
  ],
  [CHAT_LINKS, () => import("#app/features/chat/chat-dialog.tsx")],
  [
    COOKIE_SETTINGS_LINKS,
    () => import("#app/features/cookie-settings/cookie-settings-dialog.tsx"),
  ],
] as const;

export default function Root() {
  const site = unpackPageData(useLoaderData<typeof loader>());
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  return (
    <SiteContext value={site}>
      <LoadIndicator />
      <Shell layout={getLayout(pathname, page?.loaderData)}>
        <Outlet />
        {DIALOGS.map(([links, load]) => (
          <LinkDialog key={links} links={links} load={load} />
        ))}
      </Shell>
    </SiteContext>
  );
}

/** Null when the frame itself could not be had: its loader failed, or its data came to harm on the way. */
function findReadableSite(
  packed: PageData<SiteView> | undefined,
): SiteView | null {
  try {
    return packed === undefined ? null : unpackPageData(packed);
  } catch {
    return null;
  }
}

const ErrorScreen = import.meta.env.SSR
  ? (await import("#app/frame/failures/error-screen.tsx")).ErrorScreen
  : createLazyPart(async () => {
      const part = import("#app/frame/failures/error-screen.tsx");
      // Not even this can be had: the browser's own page says so, and tries again by itself. Assumption A26.
      part.catch(() => navigator.onLine || reloadPage());
      return (await part).ErrorScreen;
    });

const NotFoundPage = import.meta.env.SSR
  ? (await import("./features/not-found/not-found-page.tsx")).NotFoundPage
  : createLazyPart(
      async () =>
        (await import("./features/not-found/not-found-page.tsx")).NotFoundPage,
    );

export function ErrorBoundary() {
  const error = useRouteError();
  const site = findReadableSite(useRouteLoaderData<typeof loader>("root"));
  const { pathname } = useLocation();
  const answer = isRouteErrorResponse(error) ? error : null;
  const status = answer?.status ?? 500;
  if (useFreshDocument(error, status < 500)) return null;
  if (site === null)
    return (
      <PagePart>
        <ErrorScreen site={null} />
      </PagePart>
    );
  return (
    <SiteContext value={site}>
      <LoadIndicator hasFailed={status !== 404} />
      {status === 404 ? (
        <Shell>
          <NotFoundPage answer={answer?.data} />
        </Shell>
      ) : (
        <>
          <PageStart />
          <FrameHeader layout={getLayout(pathname)} pathname={pathname} />
          <PagePart>
            <ErrorScreen site={site} status={status} />
          </PagePart>
        </>
      )}
    </SiteContext>
  );
}
