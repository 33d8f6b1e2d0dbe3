import type { ComponentProps } from "react";
import { findStateCode, US_STATES } from "#app/domain/us-states.ts";
import { Select } from "#app/ui/fields/select.tsx";
import { useField } from "./form-fields.tsx";

interface StateFieldProps extends Pick<
  ComponentProps<typeof Select>,
  "label" | "autoComplete"
> {
  /** It stands where no state is chosen. */
  readonly choose: string;
}

/** The states by name; what was once written by hand, such as a province, stays to be chosen. */
export function StateField({ choose, ...select }: StateFieldProps) {
  const { value, ...field } = useField("state");
  const chosen = findStateCode(value) ?? value;
  const isOther = chosen !== "" && US_STATES[chosen] === undefined;
  return (
    <Select
      {...select}
      {...field}
      defaultValue={chosen}
      options={[
        { value: "", label: choose },
        ...(isOther ? [{ value: chosen, label: chosen }] : []),
        ...Object.entries(US_STATES).map(([code, name]) => ({
          value: code,
          label: name,
        })),
      ]}
    />
  );
}
