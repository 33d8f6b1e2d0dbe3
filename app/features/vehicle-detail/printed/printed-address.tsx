import type { Translate } from "#app/site/page/copy.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { type AddressCode, traceCode } from "./address-code.ts";

/** What a printer must leave white around a code (ISO/IEC 18004). */
const QUIET_MODULES = 4;

interface PrintedAddressProps {
  readonly url: string;
  readonly code: AddressCode;
  readonly t: Translate<VehicleText>;
}

/** On paper alone: the way back to the car, to be typed and to be scanned. */
export function PrintedAddress({ url, code, t }: PrintedAddressProps) {
  const side = code.size + 2 * QUIET_MODULES;
  return (
    <div className="printed-address">
      <svg
        viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={traceCode(code)} />
      </svg>
      <p>
        {t("printAddress")} <b>{url}</b>
      </p>
    </div>
  );
}
