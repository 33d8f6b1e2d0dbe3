import { useEffect } from "react";
import { useLocation } from "react-router";
import { returnAddress } from "./return-address.ts";

/** The frame comes with the document; what it says of the page that is open goes along with the router. */
export function useFramePage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The document had another layout.
    if (document.querySelector("body > header:empty") !== null)
      location.reload();
    markCurrentPage(pathname);
    nameReturn(returnAddress(pathname, search));
  }, [pathname, search]);
}

/** The link to the page, and the heading of the menu that it stands in. */
function markCurrentPage(pathname: string): void {
  for (const menu of document.querySelectorAll(".site-menus > li")) {
    let isHere = false;
    for (const link of menu.querySelectorAll("a")) {
      const isCurrent = link.pathname === pathname;
      link.ariaCurrent = isCurrent ? "page" : null;
      isHere ||= isCurrent;
    }
    const heading = menu.querySelector("summary");
    if (heading !== null) heading.ariaCurrent = isHere ? "true" : null;
  }
}

/** Where forms of the frame and pages opened from it lead back to. */
function nameReturn(address: string): void {
  for (const element of document.querySelectorAll("[data-here]"))
    if (element instanceof HTMLInputElement) element.value = address;
    else if (element instanceof HTMLAnchorElement)
      element.search = `?returnTo=${encodeURIComponent(address)}`;
}
