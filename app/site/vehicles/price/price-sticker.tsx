import type { ReactNode } from "react";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { formatUnbroken } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { ShownSticker, StickerView } from "./sticker-view.ts";

interface PriceStickerProps {
  readonly sticker: StickerView;
  /** The visitor calls this number when no price is shown. */
  readonly phoneText: string;
  /** These consequences of a price stand under the lines of a shown one. */
  readonly children: ReactNode;
}

/** The window sticker shows one total and every line that it is the sum of. */
export function PriceSticker({
  sticker: { head, stock, body },
  phoneText,
  children,
}: PriceStickerProps) {
  return (
    <div className="sticker buy">
      <div className="sticker-head">
        <span>{head}</span>
        <span>{stock}</span>
      </div>
      <div className="sticker-body">
        {body.isShown ? (
          <ShownPrice price={body} />
        ) : (
          <>
            <p className="buy-price buy-price--words">
              {body.isLocked && <Icon name="lock" size={24} />}
              {body.title}
            </p>
            <p className="terms">
              {body.text.replace("{phone}", formatUnbroken(phoneText))}
            </p>
            {body.unlock !== null && (
              <UnlockLink
                className="btn btn--block sticker-unlock"
                asks={body.unlock.asks}
              >
                {body.unlock.label}
              </UnlockLink>
            )}
          </>
        )}
        {children}
      </div>
    </div>
  );
}

function ShownPrice({ price }: { readonly price: ShownSticker }) {
  const { total, was, drop, lines, taxes, outTheDoor } = price;
  const t = useTexts(vehiclesCopy);
  return (
    <>
      <p className="buy-price">
        <span className="price">{total}</span>
        {was !== null && (
          <span className="was">
            <span className="vh">{t("was")} </span>
            <s>{was}</s>
          </span>
        )}
      </p>
      {drop !== null && (
        <p className="drop-note">
          <Icon name="arrow-down" size={16} />
          {drop}
        </p>
      )}
      <Ledger lines={lines} />
      <p className="terms">{taxes}</p>
      {outTheDoor !== null && (
        <details className="out-the-door">
          <summary>
            {outTheDoor.label} <b>{outTheDoor.total}</b>
          </summary>
          <Ledger lines={outTheDoor.lines} />
          <p className="terms">{outTheDoor.note}</p>
        </details>
      )}
    </>
  );
}

/** The amounts stand under each other. */
function Ledger({ lines }: Pick<ShownSticker, "lines">) {
  return (
    <dl className="ledger ledger--s">
      {lines.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
