import { US_STATES } from "#app/domain/us-states.ts";
import { formatCents } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { DoorLedger } from "#app/site/vehicles/sticker/door-ledger.tsx";
import { stickerCopy } from "#app/site/vehicles/sticker/sticker-copy.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";

interface DoorPartProps {
  readonly controls: Controls;
  readonly door: NonNullable<PanelReading["door"]>;
  readonly heading: "h2" | "h3";
}

/** What the car comes to with what the shopper's own state charges (Assumption A181). */
export function DoorPart({
  controls: { t, getId, getName, change, reading },
  door: { stateShort, outTheDoor },
  heading: Heading,
}: DoorPartProps) {
  const tDoor = useTexts(stickerCopy);
  const state = US_STATES[stateShort] ?? stateShort;
  const { estimate } = reading;
  return (
    <section className="calc-door" aria-labelledby={getId("door-title")}>
      <Heading className="h3" id={getId("door-title")}>
        {tDoor("door.heading")}
      </Heading>
      <div className="field">
        <label htmlFor={getId("state")}>{t("state")}</label>
        <select
          className="select"
          id={getId("state")}
          name={getName("state")}
          value={stateShort}
          autoComplete="off"
          onChange={({ target }) => change({ state: target.value })}
        >
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div aria-live="polite">
        {outTheDoor === null ? (
          <p>{tDoor("door.unknown", { state })}</p>
        ) : (
          <>
            <DoorLedger door={outTheDoor} />
            {estimate !== null && (
              <p className="meta">
                {sayWhatIsLeft(outTheDoor.totalCents, estimate, t)}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The estimate finances no taxes: what they add to its amount is said, so that two amounts do not stand side by side. */
function sayWhatIsLeft(
  totalCents: number,
  estimate: NonNullable<PanelReading["estimate"]>,
  t: Controls["t"],
): string {
  const leftCents = Math.max(
    0,
    totalCents - estimate.downCents - estimate.tradeEquityCents,
  );
  const left = formatCents(leftCents);
  const financedCents =
    estimate.kind === "finance" ? estimate.amountFinancedCents : 0;
  const moreCents = leftCents - financedCents;
  return financedCents > 0 && moreCents > 0
    ? t("doorLeftMore", { left, more: formatCents(moreCents) })
    : t("doorLeft", { left });
}
