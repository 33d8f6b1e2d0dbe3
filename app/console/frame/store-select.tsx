import { Select } from "#app/ui/fields/select.tsx";
import type { AskedByPerson } from "./asked.ts";

interface StoreSelectProps {
  readonly asked: AskedByPerson;
  readonly label: string;
  /** The words for all of them, where all can be chosen: who has one store is asked nothing then. */
  readonly everyStore?: string;
  readonly chosen?: string | null;
}

/** One of the stores that are theirs. */
export function StoreSelect({
  asked: { stores },
  label,
  everyStore,
  chosen,
}: StoreSelectProps) {
  if (everyStore !== undefined && stores.length < 2) return null;
  return (
    <Select
      id="store"
      name="store"
      label={label}
      defaultValue={chosen ?? undefined}
      options={[
        ...(everyStore === undefined ? [] : [{ value: "", label: everyStore }]),
        ...stores.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
