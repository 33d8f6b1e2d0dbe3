import { useTexts } from "#app/site/page/use-texts.ts";
import { shortlistCopy } from "./copy.ts";
import { CompareButton, SaveButton } from "./shortlist-buttons.tsx";

/** These stand among the tools of a vehicle's own page. */
export function ShortlistTools(vehicle: {
  readonly vin: string;
  readonly name: string;
}) {
  const t = useTexts(shortlistCopy);
  return (
    <>
      <SaveButton {...vehicle} t={t} look="tool" />
      <CompareButton {...vehicle} t={t} look="tool" />
    </>
  );
}
