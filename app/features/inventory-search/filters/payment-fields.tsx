import type { Translate } from "#app/site/page/copy.ts";
import { useFormReset } from "#app/ui/fields/use-form-reset.ts";
import { AmountInput } from "./amount-input.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import { KeptEntries } from "./kept-entries.tsx";
import type {
  FormEntry,
  PaymentFacetView,
} from "#app/features/inventory-search/list-page-data.ts";
import { useDirectSubmit } from "./use-direct-submit.ts";

interface PaymentFieldsProps {
  readonly facet: PaymentFacetView;
  readonly action: string;
  readonly entries: readonly FormEntry[];
  /** The prefix tells the field of the drawer from that of the column. */
  readonly idPrefix: string;
  readonly t: Translate<ListText>;
}

/** The visitor enters another sum where the bands do not fit, and reads what terms all payments go by. */
export function PaymentFields({
  facet: { choices, field, basis, change },
  action,
  entries,
  idPrefix,
  t,
}: PaymentFieldsProps) {
  const { key } = choices;
  const id = `${idPrefix}${key}`;
  const value = field?.value ?? "";
  const submit = useDirectSubmit();
  const form = useFormReset(value);
  return (
    <>
      {field !== null && (
        <form
          ref={form}
          className="minmax minmax--one"
          action={action}
          data-scroll="keep"
          onSubmit={submit}
        >
          <KeptEntries entries={entries} except={key} />
          <div>
            <label htmlFor={id}>{field.label}</label>
            <AmountInput id={id} name={`${key}_max`} isMoney value={value} />
          </div>
          <button
            className="btn btn--s"
            aria-label={t("applyRange", { range: choices.label })}
          >
            {t("apply")}
          </button>
        </form>
      )}
      <p className="facet-note">
        {basis} <a href={change.address}>{change.label}</a>
      </p>
    </>
  );
}
