/**
 * The paths are written out because the function that names pictures knows every body and paint and must stay
 * out of the scripts.
 */
export const DEPARTMENT_PICTURES = {
  finance: "/img/v/suvs-silver-8-hero.svg",
  shop: "/img/v/wagons-green-3-hero.svg",
  sell: "/img/v/hatchbacks-navy-10-hero.svg",
  service: "/img/v/trucks-gray-6-hero.svg",
} as const;
