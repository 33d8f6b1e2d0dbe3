import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { hasAddOns } from "#app/domain/price/advertised-price.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { StickerText } from "./sticker-copy.ts";
import { sayStickerLine } from "./sticker-line.ts";

type Shown = Extract<PresentedPrice, { readonly state: "shown" }>;
type T = Translate<StickerText>;

interface Line {
  readonly label: string;
  readonly value: string;
  /** Where its part of the total begins and ends, from 0 to 1; null of a line that costs nothing. */
  readonly share: readonly [from: number, to: number] | null;
}

/** What its lines add up to stands once, above them. A pointer on a line lights its share of the bar that they all lie on. */
export function StickerLedger({
  price,
  t,
}: {
  readonly price: Shown;
  readonly t: T;
}) {
  return (
    <dl className="ledger ledger--s ledger--shares">
      {listStickerLines(price, t).map(({ label, value, share }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>
            {value}
            {share !== null && <Share from={share[0]} to={share[1]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHARE_WIDTH = 1000;

function Share({ from, to }: { readonly from: number; readonly to: number }) {
  const start = Math.round(from * SHARE_WIDTH);
  return (
    <svg
      className="share-bar"
      viewBox={`0 0 ${SHARE_WIDTH} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        x={start}
        width={Math.max(4, Math.round(to * SHARE_WIDTH) - start)}
        height="4"
      />
    </svg>
  );
}

/** A price without add-ons says so. */
function listStickerLines(price: Shown, t: T): readonly Line[] {
  const { lines, totalCents } = price;
  let beforeCents = 0;
  const printed = lines.map(({ kind, name, cents }): Line => {
    const from = beforeCents / totalCents;
    beforeCents += cents;
    return {
      label: sayStickerLine({ kind, name }, t),
      value: formatCents(cents),
      share: cents > 0 ? [from, beforeCents / totalCents] : null,
    };
  });
  if (!hasAddOns(price))
    printed.push({
      label: t("sticker.addOns"),
      value: t("sticker.noAddOns"),
      share: null,
    });
  return printed;
}
