import type { FormEntry } from "#app/features/inventory-search/list-page-data.ts";

/** The filters that a form about one of them carries along. */
export function KeptEntries({
  entries,
  except,
}: {
  readonly entries: readonly FormEntry[];
  /** Key of the range that the form is about. */
  readonly except: string;
}) {
  return entries.map(
    ([name, value]) =>
      !name.startsWith(`${except}_`) && (
        <input key={name} type="hidden" name={name} value={value} />
      ),
  );
}
