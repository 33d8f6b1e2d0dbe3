import { expect, test } from "vitest";
import {
  findModelFuelType,
  formatTransmissionText,
  parseCondition,
  parseDrivetrain,
  parseFuelType,
  parseTransmission,
} from "./feed-words.ts";

test.each([
  ["N", null, "new"],
  ["New", null, "new"],
  ["U", null, "used"],
  ["Used", null, "used"],
  ["Pre-Owned", "No", "used"],
  ["U", "Yes", "certified"],
  ["Used", "1", "certified"],
  ["USED", "true", "certified"],
  ["U", "0", "used"],
  ["BMW Certified", null, "certified"],
  ["CPO", null, "certified"],
  ["Certified Pre-Owned", null, "certified"],
  ["Used - not certified", null, "used"],
  ["New", "Yes", "new"],
  [null, "Y", "certified"],
  ["EXCELLENT", null, null],
  [null, null, null],
])("condition %j with certified %j is %s", (condition, certified, expected) => {
  expect(parseCondition({ condition, certified })).toBe(expected);
});

test.each([
  ["All-wheel Drive", "awd"],
  ["AWD", "awd"],
  ["AllWheelDriveConfiguration", "awd"],
  ["C 300 4MATIC", "awd"],
  ["330i xDrive", "awd"],
  ["Four-wheel Drive", "4wd"],
  ["4X4", "4wd"],
  ["4x4FT", "4wd"],
  ["PT4WD", "4wd"],
  ["PT4", "4wd"],
  ["Front Wheel Drive", "fwd"],
  ["Front-wheel Drive", "fwd"],
  ["FrontWheelDriveConfiguration", "fwd"],
  ["RWD", "rwd"],
  ["Rear-wheel Drive", "rwd"],
  ["2WD", null],
  ["–", null],
])("drivetrain %j is %s", (text, drivetrain) => {
  expect(parseDrivetrain(text)).toBe(drivetrain);
});

test("two driven wheels are the rear ones on a truck", () => {
  expect(parseDrivetrain("4x2", true)).toBe("rwd");
});

test.each([
  ["8-Speed Automatic", "automatic"],
  ["6-SPEED A/T", "automatic"],
  ["Automatic CVT", "automatic"],
  ["Variable", "automatic"],
  ["7-Speed Porsche Doppelkupplung (PDK)", "automatic"],
  ["6-Speed Automated Manual", "automatic"],
  ["AUTOMATIC", "automatic"],
  ["6-Speed Manual", "manual"],
  ["6-Speed Manual with Auto Rev Match", "manual"],
  ["5 speed M/T", "manual"],
  ["7-Speed", null],
  ["", null],
])("transmission %j is %s", (text, transmission) => {
  expect(parseTransmission(text)).toBe(transmission);
});

test.each([
  ["6-SPEED A/T", "6-Speed Automatic"],
  ["9 speed automatic", "9-Speed Automatic"],
  ["AUTOMATIC", "Automatic"],
  [
    "xtronic continuously variable (cvt)",
    "Xtronic Continuously Variable (CVT)",
  ],
  ["8-Speed Automatic with Auto-Shift", "8-Speed Automatic with Auto-Shift"],
  ["", null],
])("the transmission %j is shown as %j", (text, shown) => {
  expect(formatTransmissionText(text)).toBe(shown);
});

test.each([
  ["Gasoline", "gasoline"],
  ["Gasoline Fuel", "gasoline"],
  ["Gasoline/Mild Electric Hybrid", "gasoline"],
  ["E85 Flex Fuel", "flex-fuel"],
  ["Flexible Fuel", "flex-fuel"],
  ["Hybrid", "hybrid"],
  ["Gasoline / Electric Hybrid", "hybrid"],
  ["Plug-In Electric/Gas", "plug-in-hybrid"],
  ["Electric Fuel System", "electric"],
  ["Diesel", "diesel"],
  ["Compressed natural gas", "natural-gas"],
  ["Hydrogen fuel cell", "hydrogen"],
  ["", null],
])("fuel %j is %s", (text, fuelType) => {
  expect(parseFuelType(text)).toBe(fuelType);
});

test.each([
  ["Model 3", null, true, "electric"],
  ["RAV4 Hybrid", "XLE", false, "hybrid"],
  ["Wrangler Unlimited", "Sahara 4xe", false, "plug-in-hybrid"],
  ["Mirai", "XLE", false, "hydrogen"],
  ["Camry", "LE", false, null],
])(
  "a %s %s runs on what its name says",
  (model, trim, isElectric, fuelType) => {
    expect(findModelFuelType({ model, trim, isElectric })).toBe(fuelType);
  },
);
