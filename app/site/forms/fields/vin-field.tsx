import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { findVinFault } from "#app/domain/forms/vehicle-fields.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { TextField } from "./form-fields.tsx";
import { VEHICLE_NAME_PATH } from "./vehicle-name-address.ts";

interface VinFieldProps {
  readonly words: Readonly<Record<"label" | "hint" | "notIt", string>>;
}

/**
 * Whoever has typed a VIN sees at once which car it is; without scripts the next page says it. It stands in a form with
 * other ways to name a car.
 */
export function VinField({ words }: VinFieldProps) {
  const [name, setName] = useState<string | null>(null);
  const typed = useRef("");
  async function nameVehicle({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const vin = target.value;
    typed.current = vin;
    const found = findVinFault(vin) === null ? await findName(vin) : null;
    // An answer that comes late is about what stood there before.
    if (typed.current === vin) setName(found);
  }
  return (
    <div onChange={nameVehicle}>
      <TextField
        name="vin"
        label={words.label}
        hint={words.hint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <StatusText className="vin-named">
        {name !== null && (
          <>
            <Icon name="success" />
            <b>{name}</b>
            <button type="button" onClick={chooseByHand}>
              {words.notIt}
            </button>
          </>
        )}
      </StatusText>
    </div>
  );
}

/** Null also where the answer fails: the form is sent all the same, and answered then. */
async function findName(vin: string): Promise<string | null> {
  const body = new FormData();
  body.set("vin", vin);
  try {
    const response = await fetch(VEHICLE_NAME_PATH, { method: "POST", body });
    const answer: { readonly name: string | null } = await response.json();
    return answer.name;
  } catch {
    return null;
  }
}

function chooseByHand({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const way = currentTarget.form?.querySelector<HTMLInputElement>(
    '[name="way"][value="model"]',
  );
  way?.click();
  way?.focus();
}
