import { formsCopy } from "#app/site/forms/copy.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { SelectField } from "./form-fields.tsx";

/** Which store the message is for; where there is but one, nothing is asked. */
export function StoreField() {
  const t = useTexts(formsCopy);
  const { stores } = useSite();
  if (stores.length < 2) return null;
  return (
    <SelectField
      name="store"
      label={t("storeLabel")}
      options={stores.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
