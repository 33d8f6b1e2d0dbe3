import { expect, test } from "vitest";
import { sayEquipment } from "./equipment-words.ts";

test.each([
  ["Power Windows", "Ventanas eléctricas"],
  ["POWER  WINDOWS", "Ventanas eléctricas"],
  ["Third Row Seating", "Tercera fila de asientos"],
  ["Second Row Captain's Chairs", "Butacas individuales en la segunda fila"],
  ["8.4-Inch Touchscreen", "Pantalla táctil de 8.4 pulgadas"],
  ["10-Way Power Driver Seat", "Asiento eléctrico del conductor, 10 ajustes"],
  ["Bang & Olufsen Sound System", "Sistema de sonido Bang & Olufsen"],
  ["Bose Premium Audio", "Sistema de sonido Bose"],
  ["8-Inch Touchscreen with SYNC", "Pantalla táctil de 8 pulgadas con SYNC"],
  ["AdvanceTrac Stability Control", "Control de estabilidad AdvanceTrac"],
  ["StabiliTrak Stability Control", "Control de estabilidad StabiliTrak"],
])("the feature %j is said as %j in Spanish", (text, spanish) => {
  expect(sayEquipment(text, "es")).toBe(spanish);
  expect(sayEquipment(text, "en")).toBeNull();
});

test.each([
  "BlueCruise",
  "Apple CarPlay",
  "Bluetooth",
  "8-Inch Touchscreen with Magic",
  "Boston Premium Audio",
  "constructor",
  "",
])("the feature %j stays as the dealer wrote it", (text) => {
  expect(sayEquipment(text, "es")).toBeNull();
});

test("leather-trimmed seats are not said to be of leather", () => {
  expect(sayEquipment("Leather-Trimmed Seats", "es")).toBe(
    "Asientos con detalles de piel",
  );
});
