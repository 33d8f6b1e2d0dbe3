/** These elements of vPIC are read. It has no gearboxes and almost no driven wheels. */
export const ELEMENTS = {
  bodyClass: 5,
  cylinders: 9,
  cubicCentimeters: 11,
  liters: 13,
  doors: 14,
  engineModel: 18,
  primaryFuel: 24,
  model: 28,
  trim: 38,
  secondaryFuel: 66,
} as const;

export const ELEMENT_LIST = Object.values(ELEMENTS).join(", ");
