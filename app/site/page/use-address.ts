import { useCallback } from "react";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { useSite } from "./site-view.ts";

/** What it gives puts an address of this site into the page's language. */
export function useAddress(): (address: string) => string {
  const { language } = useSite();
  return useCallback(
    (address: string) => addLanguage(address, language),
    [language],
  );
}
