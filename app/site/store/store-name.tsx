import type { StoreView } from "#app/site/page/site-view.ts";

/** Spec §3, location: the name, and what tells the store apart from the others. */
export function StoreName({
  store: { name, subname },
}: {
  readonly store: Pick<StoreView, "name" | "subname">;
}) {
  return subname === null ? (
    name
  ) : (
    <>
      {name} <span className="meta store-subname">{subname}</span>
    </>
  );
}
