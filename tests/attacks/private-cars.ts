import { plantedCar } from "./planted-inventory.ts";

const SECRET = {
  saleDollars: 64_873,
  oldDollars: 71_829,
  earlierDollars: 69_431,
};
/** The only car of its make, model, colour, body and year. */
export const PRIVATE_CAR = plantedCar(SECRET, {
  vin: "WZ1ZZZ9Z9ZZ9ZZ999",
  stockNumber: "QZORB7",
  storeId: "kankakee",
  condition: "new",
  make: "Alfa Romeo",
  model: "Zorblatt",
  trim: "Quadrivium",
  year: 2027,
  bodystyle: "convertibles",
  drivetrain: "rwd",
  transmission: "manual",
  fuelType: "hydrogen",
  exteriorColor: "Verde Chartreuse",
  exteriorColorFamily: "yellow",
  interiorColor: "Orange",
  interiorColorFamily: "orange",
  images: {
    imageCustomBg: [],
    previewImage: "https://photos.prairieauto.example/zorblatt.jpg",
    additionalImages: [],
    evoxImages: [],
  },
});
/** Its like, sold a few days ago. */
export const SOLD_CAR = {
  ...plantedCar(SECRET, {
    ...PRIVATE_CAR.vehicle,
    vin: "WZ1ZZZ9Z9ZZ9SXLD9",
    stockNumber: "QZORB8",
  }),
  goneAtMs: Date.UTC(2026, 10, 15),
};
