import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { CookieBanner } from "#app/frame/cookie-banner/cookie-banner.tsx";
import { ShortlistHost } from "#app/frame/saved-vehicles/shortlist-host.tsx";
import { useTags } from "#app/site/tags/use-tags.ts";
import { usePageTracking } from "#app/site/tracking/track-in-browser.ts";
import { Toaster } from "#app/site/toasts/toaster.tsx";
import { FrameFooter, FrameHeader, type LayoutName } from "./frame.tsx";
import {
  useHydrationMark,
  useMissingScripts,
} from "#app/frame/failures/fresh-document.ts";
import { useClientNavigation } from "#app/frame/navigation/use-client-navigation.ts";
import {
  PageAnnouncement,
  PageChange,
} from "#app/frame/navigation/page-change.tsx";
import { LanguageForm } from "./languages/language-form.tsx";
import { LateShellHost } from "#app/frame/navigation/late-shell-host.tsx";
import { PagePart } from "#app/site/page/page-part.tsx";
import { PageStart } from "./page-start.tsx";
import { useKeptFocus } from "#app/frame/navigation/use-kept-focus.ts";
import { useModalPanels } from "#app/frame/dialogs/use-modal-panels.ts";
import { useSearchKey } from "#app/frame/dialogs/use-search-key.ts";
import { useLateLayout } from "./late-layout.ts";
import { useOpenMenus } from "./use-open-menus.ts";

interface ShellProps {
  readonly layout?: LayoutName;
  readonly children: ReactNode;
}

export function Shell({ layout = "default", children }: ShellProps) {
  const { pathname } = useLocation();
  useHydrationMark();
  useClientNavigation();
  useOpenMenus();
  useModalPanels();
  useSearchKey();
  useMissingScripts();
  useKeptFocus();
  usePageTracking();
  useTags();
  useLateLayout();
  return (
    <Toaster>
      <PageStart />
      <CookieBanner />
      <FrameHeader layout={layout} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        <PagePart>{children}</PagePart>
      </main>
      <PagePart>
        <FrameFooter layout={layout} />
      </PagePart>
      <ShortlistHost />
      <LanguageForm />
      <PageAnnouncement />
      <PageChange />
      <LateShellHost />
    </Toaster>
  );
}
