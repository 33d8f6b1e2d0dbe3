import type { Translate } from "#app/site/page/copy.ts";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { PaymentFields } from "./payment-fields.tsx";
import { RangeFacetForm } from "./range-facet-form.tsx";
import { ValueFacetGroup } from "./value-facet-group.tsx";

interface FacetsProps {
  readonly page: ListPageData;
  readonly idPrefix: string;
  readonly t: Translate<ListText>;
}

/** Filters stand in the spec's order: an option is a link, a range is a form. */
export function Facets({
  page: { facets, formAction, entries },
  idPrefix,
  t,
}: FacetsProps) {
  const carWords = {
    one: t("cars", { count: 1 }),
    other: t("cars", { count: 2 }),
  };
  return facets.map((facet) =>
    facet.kind === "range" ? (
      <RangeFacetForm
        key={facet.key}
        facet={facet}
        action={formAction}
        entries={entries}
        idPrefix={idPrefix}
        t={t}
      />
    ) : facet.kind === "payment" ? (
      <ValueFacetGroup
        key="payment"
        facet={facet.choices}
        t={t}
        carWords={carWords}
      >
        <PaymentFields
          facet={facet}
          action={formAction}
          entries={entries}
          idPrefix={idPrefix}
          t={t}
        />
      </ValueFacetGroup>
    ) : (
      <ValueFacetGroup
        key={facet.key}
        facet={facet}
        t={t}
        carWords={carWords}
      />
    ),
  );
}
