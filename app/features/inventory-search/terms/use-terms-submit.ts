import { type SubmitEvent, use, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import {
  PAYMENT_TERMS_PATH,
  STAYS_FIELD,
} from "#app/domain/address/payment-terms-address.ts";
import type { PriceView } from "#app/domain/visitor/visitor-profile.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useAddress } from "#app/site/page/use-address.ts";

type Submit = (event: SubmitEvent<HTMLFormElement>) => void;

/** Sends a form of terms without a document; the list comes back in its place, at its own address. */
export function useTermsSubmit(): Submit {
  const send = useSend();
  return (event) => {
    const { submitter } = event.nativeEvent;
    if (send(new FormData(event.currentTarget, submitter)))
      event.preventDefault();
  };
}

/** What was pressed looks pressed, and cards lead with it, before the answer is here. */
export function useViewSubmit(): {
  readonly view: PriceView;
  readonly submit: Submit;
} {
  const { priceView } = useSite();
  const send = useSend();
  // A browser that keeps no cookies keeps the choice on its own document, from one list to the next.
  const view = useSyncExternalStore(
    listenToView,
    readShownView,
    () => priceView,
  );
  return {
    view,
    submit(event) {
      const { submitter } = event.nativeEvent;
      if (!(submitter instanceof HTMLButtonElement)) return;
      const fields = new FormData(event.currentTarget, submitter);
      fields.set(STAYS_FIELD, "1");
      if (!send(fields)) return;
      event.preventDefault();
      const isMonthly = submitter.value === "monthly";
      const { dataset } = document.documentElement;
      // The styles show the other figure at once; the answer brings the rest.
      if (isMonthly) dataset["prices"] = "monthly";
      else delete dataset["prices"];
      for (const listener of viewListeners) listener();
    },
  };
}

const viewListeners = new Set<() => void>();

function listenToView(listener: () => void): () => void {
  viewListeners.add(listener);
  return () => viewListeners.delete(listener);
}

function readShownView(): PriceView {
  const { dataset } = document.documentElement;
  return dataset["prices"] === "monthly" ? "monthly" : "total";
}

/** False where the browser has to send the form itself. */
function useSend(): (formData: FormData) => boolean {
  const router = use(DataRouterContext)?.router;
  const action = useAddress()(PAYMENT_TERMS_PATH);
  return (formData) => {
    if (router === undefined) return false;
    void router.navigate(action, {
      formMethod: "post",
      formData,
      replace: true,
      preventScrollReset: true,
    });
    return true;
  };
}
