import type { FormEntry } from "#app/features/inventory-search/list-page-data.ts";

/** A form about one filter carries these others along. */
export function KeptEntries({
  entries,
  except,
}: {
  readonly entries: readonly FormEntry[];
  /** This is the key of the range that the form is about. */
  readonly except: string;
}) {
  return entries.map(
    ([name, value]) =>
      !name.startsWith(`${except}_`) && (
        <input key={name} type="hidden" name={name} value={value} />
      ),
  );
}
