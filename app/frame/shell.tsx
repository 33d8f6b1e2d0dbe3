import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { CookieBanner } from "#app/frame/cookie-banner/cookie-banner.tsx";
import { ShortlistHost } from "#app/frame/saved-vehicles/shortlist-host.tsx";
import { usePageTracking } from "#app/site/tracking/use-page-tracking.ts";
import { Toaster } from "#app/site/toasts/toaster.tsx";
import { FrameFooter, FrameHeader, type LayoutName } from "./frame.tsx";
import { useHydrationMark } from "#app/frame/failures/fresh-document.ts";
import { LateShellHost } from "#app/frame/navigation/late-shell-host.tsx";
import { LinkDialog } from "#app/site/page/link-dialog.tsx";
import { PageStart } from "./page-start.tsx";
import { useFormNavigation } from "#app/frame/navigation/use-form-navigation.ts";
import { useKeptFocus } from "#app/frame/navigation/use-kept-focus.ts";
import { useLinkNavigation } from "#app/frame/navigation/use-link-navigation.ts";
import { useMissingScripts } from "#app/frame/failures/use-missing-scripts.ts";
import { useModalPanels } from "#app/frame/dialogs/use-modal-panels.ts";
import { useOpenMenus } from "./use-open-menus.ts";
import { usePageAnnouncement } from "#app/frame/navigation/use-page-announcement.ts";
import { usePageChange } from "#app/frame/navigation/use-page-change.ts";

interface ShellProps {
  readonly layout?: LayoutName;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ layout = "default", children }: ShellProps) {
  const { pathname } = useLocation();
  useHydrationMark();
  useLinkNavigation();
  useFormNavigation();
  useOpenMenus();
  useModalPanels();
  useMissingScripts();
  useKeptFocus();
  usePageTracking();
  return (
    <Toaster>
      <PageStart />
      <CookieBanner />
      <FrameHeader layout={layout} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameFooter layout={layout} />
      <LinkDialog links="a[data-unlock]" load={loadUnlockDialog} />
      <ShortlistHost />
      <PageAnnouncement />
      <PageChange />
      <LateShellHost />
    </Toaster>
  );
}

/** Follows every navigation, so that the rest of the shell need not. */
function PageChange() {
  usePageChange();
  return null;
}

/** Says the name of the page that took the place of another. */
function PageAnnouncement() {
  return <output ref={usePageAnnouncement()} className="vh" />;
}

async function loadUnlockDialog() {
  const module = await import("#app/frame/dialogs/unlock-dialog-host.tsx");
  return module.UnlockDialogHost;
}
