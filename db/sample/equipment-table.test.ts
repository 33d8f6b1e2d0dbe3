import { expect, test } from "vitest";
import { sayEquipment } from "#app/domain/vehicle-words/equipment-words.ts";
import { EQUIPMENT } from "./equipment-table.ts";

/** These are names in every language. */
const NAMES: ReadonlySet<string> = new Set([
  "Apple CarPlay",
  "Android Auto",
  "Bluetooth",
  "Bluetooth HandsFreeLink",
  "Audi Virtual Cockpit",
  "Live Cockpit Pro",
  "Intelligent Access",
  "Keyless Enter 'n Go",
  "Comfort Access",
  "Advanced Key",
  "KEYLESS-GO",
  "PARKTRONIC",
  "ProPILOT Assist",
  "Autopilot",
  "Super Cruise",
  "BlueCruise",
]);

test("what sample cars have is said in Spanish, apart from names that makers gave", () => {
  const all = new Set(
    EQUIPMENT.flatMap(({ name, nameByMake }) => [
      name,
      ...Object.values(nameByMake ?? {}),
    ]),
  );
  const unsaid = [...all].filter((it) => sayEquipment(it, "es") === null);
  expect(new Set(unsaid)).toEqual(NAMES);
});
