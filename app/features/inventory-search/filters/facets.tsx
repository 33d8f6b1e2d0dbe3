import { useLocation } from "react-router";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type {
  ListPartProps,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { useFieldsReset } from "#app/ui/fields/use-fields-reset.ts";
import { RangeFacetForm } from "./range-facet-form.tsx";
import { AmountInput, RangeForm } from "./range-form.tsx";
import { ValueFacetGroup } from "./value-facet-group.tsx";

interface FacetsProps extends ListPartProps {
  /** The prefix tells the fields of the drawer from those of the column. */
  readonly idPrefix: string;
}

/** An option is a link, a range is a form; both stand in the order of the page's data. */
export function Facets(props: FacetsProps) {
  const { page, t } = props;
  const carWords = {
    one: t("cars", { count: 1 }),
    other: t("cars", { count: 2 }),
  };
  return page.facets.map((facet) =>
    facet.kind === "range" ? (
      <RangeFacetForm key={facet.key} facet={facet} {...props} />
    ) : (
      <ValueFacetGroup key={facet.key} facet={facet} t={t} carWords={carWords}>
        {facet.kind === "payment" && <PaymentFields facet={facet} {...props} />}
        {facet.note && <p className="facet-note">{facet.note}</p>}
        {facet.locked && (
          <p className="facet-note">
            {facet.locked.text}{" "}
            <UnlockLink
              asks={page.gateNotice?.kind === "terms" ? "terms" : "contact"}
            >
              {facet.locked.label}
            </UnlockLink>
          </p>
        )}
      </ValueFacetGroup>
    ),
  );
}

/**
 * Another sum may be typed where the bands do not fit. There is no field while prices are locked, because a visitor
 * could find a price by halving sums.
 */
function PaymentFields({
  facet: { key, label },
  page,
  idPrefix,
  t,
}: FacetsProps & { readonly facet: ValueFacet }) {
  const name = `${key}_max`;
  const [, value = ""] = page.entries.find(([it]) => it === name) ?? [];
  const place = useLocation().key;
  const form = useFieldsReset(`${value} ${place}`);
  const isLocked = page.arePricesLocked;
  return (
    <>
      {!isLocked && (
        <RangeForm
          ref={form}
          className="minmax minmax--one"
          facetKey={key}
          label={label}
          page={page}
          t={t}
        >
          <div>
            <label htmlFor={idPrefix + key}>{t("payment.field")}</label>
            <AmountInput
              id={idPrefix + key}
              name={name}
              isMoney
              value={value}
            />
          </div>
        </RangeForm>
      )}
      <p className="facet-note">
        {t(isLocked ? "payment.basisLocked" : "payment.basis", {
          terms: page.terms,
        })}{" "}
        <a href={getPersonalizedPricingAddress(page.wayBack)}>
          {t(isLocked ? "payment.set" : "payment.change")}
        </a>
      </p>
    </>
  );
}
