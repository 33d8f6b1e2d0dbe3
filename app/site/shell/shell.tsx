import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { IconSprite } from "#app/ui/icon.tsx";
import { shellCopy } from "./copy.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MinimalFooter, MinimalHeader } from "./minimal-layout.tsx";
import { useFormNavigation } from "./use-form-navigation.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useOpenMenus } from "./use-open-menus.ts";

/** Chosen by a page's own metadata. Spec §2. */
export type LayoutName = "default" | "minimal";

interface ShellProps {
  readonly layout?: LayoutName;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ layout = "default", children }: ShellProps) {
  const t = useTexts(shellCopy);
  const { pathname } = useLocation();
  useLinkNavigation();
  useFormNavigation();
  useOpenMenus();
  useKeptFocus();
  const isMinimal = layout === "minimal";
  return (
    <>
      <IconSprite />
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      {isMinimal ? <MinimalHeader /> : <Header pathname={pathname} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isMinimal ? <MinimalFooter /> : <Footer />}
    </>
  );
}
