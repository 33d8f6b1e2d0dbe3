import { Actions } from "./actions.tsx";
import { ColorsAndType } from "./colors-and-type.tsx";
import { Disclosures } from "./disclosures.tsx";
import { Fields } from "./fields.tsx";
import { Overlays } from "./overlays.tsx";
import { WayfindingAndWaiting } from "./wayfinding-and-waiting.tsx";

/** The page shows every part in every state, for those who build pages from them. */
export function DesignPage() {
  return (
    <div className="wrap design">
      <title>Design</title>
      <h1 className="h1">Parts</h1>
      <ColorsAndType />
      <Actions />
      <Fields />
      <Disclosures />
      <Overlays />
      <WayfindingAndWaiting />
    </div>
  );
}
