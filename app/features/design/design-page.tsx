import { Actions } from "./actions.tsx";
import { DesignPart } from "./design-part.tsx";
import { Disclosures, Overlays } from "./overlays.tsx";
import { Fields } from "./fields.tsx";
import { WayfindingAndWaiting } from "./wayfinding-and-waiting.tsx";

/** Whoever builds pages finds every part in every state here. */
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

const STEPS = ["button", "hover", "tint", "text", "bar"] as const;

function ColorsAndType() {
  return (
    <>
      <DesignPart title="Theme: primary, secondary" layout="plain">
        {(["sw", "sw2"] as const).map((color) => (
          <div key={color} className="design-swatches">
            {STEPS.map((step) => (
              <p key={step} className={`design-swatch ${color}-${step}`}>
                {step}
              </p>
            ))}
          </div>
        ))}
      </DesignPart>
      <DesignPart title="Type" layout="plain">
        <p className="h1">Page title 40/46, 600</p>
        <p className="h2">Section 32/38, 600</p>
        <p className="h3">Card and block title 20/26, 600</p>
        <p className="lead">Lead 18/28, 400, ink-2</p>
        <p>Body 16/24, 400. No line longer than 68 characters.</p>
        <p className="meta">
          Meta and every legal or price term 14/20. Never smaller.
        </p>
      </DesignPart>
    </>
  );
}
