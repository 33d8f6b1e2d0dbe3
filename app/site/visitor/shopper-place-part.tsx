import { Suspense } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import "./shopper-place.css";

const ShopperPlaceForm = import.meta.env.SSR
  ? (await import("./shopper-place-form.tsx")).ShopperPlaceForm
  : createLazyPart(
      async () => (await import("./shopper-place-form.tsx")).ShopperPlaceForm,
    );

/** The visitor says where they are; a dealership of one store has no such question. Its script comes where it is asked. */
export function ShopperPlacePart({ id }: { readonly id: string }) {
  const { stores } = useSite();
  return stores.length < 2 ? null : (
    <Suspense>
      <ShopperPlaceForm id={id} />
    </Suspense>
  );
}
