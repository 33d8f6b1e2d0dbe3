import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import type { SortKey } from "#app/domain/inventory/search.ts";
import {
  getShownList,
  stepTo,
} from "#app/features/inventory-search/steps/list-steps.ts";
import { useSite } from "#app/site/page/site-view.ts";

/**
 * This `onSubmit` saves the redirect and makes a step within the page. The codec loads with the first use; without it,
 * or without JavaScript, the form takes the redirect.
 */
export function useDirectSubmit(
  /** A form that asks for an order may ask for the one that addresses do not name. */
  defaultSort: SortKey | null = null,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  const { language, stores } = useSite();
  return (event) => {
    const form = event.currentTarget;
    const fields = [...new FormData(form)];
    const shown = getShownList();
    event.preventDefault();
    void (async () => {
      const { findDirectAddress: directAddress } =
        await import("./direct-address.ts");
      const storeIds = stores.map(({ id }) => id);
      const address = directAddress(fields, {
        language,
        storeIds,
        defaultSort,
      });
      if (address === null) throw new Error("These fields make no search.");
      await stepTo(address, {
        navigate,
        shown,
        staysInPlace: form.dataset["scroll"] === "keep",
        isInDialog: form.closest("dialog") !== null,
      }).done;
      // A form sent without its event: the browser asks the server.
    })().catch(() => form.submit());
  };
}
