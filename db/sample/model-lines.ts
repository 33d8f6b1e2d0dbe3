import { EUROPEAN_AND_TESLA_MODELS } from "./makes/european.ts";
import { FORD_MODELS } from "./makes/ford.ts";
import { GENERAL_MOTORS_MODELS } from "./makes/general-motors.ts";
import { HONDA_MODELS } from "./makes/honda.ts";
import { HYUNDAI_AND_KIA_MODELS } from "./makes/hyundai-kia.ts";
import { MAZDA_AND_SUBARU_MODELS } from "./makes/mazda-subaru.ts";
import { NISSAN_AND_MITSUBISHI_MODELS } from "./makes/nissan.ts";
import { STELLANTIS_MODELS } from "./makes/stellantis.ts";
import { TOYOTA_MODELS } from "./makes/toyota.ts";
import type { ModelLine } from "./model-line.ts";

/** Every model the sample inventory draws from. */
export const MODEL_LINES: readonly ModelLine[] = [
  ...TOYOTA_MODELS,
  ...HONDA_MODELS,
  ...FORD_MODELS,
  ...GENERAL_MOTORS_MODELS,
  ...STELLANTIS_MODELS,
  ...NISSAN_AND_MITSUBISHI_MODELS,
  ...HYUNDAI_AND_KIA_MODELS,
  ...MAZDA_AND_SUBARU_MODELS,
  ...EUROPEAN_AND_TESLA_MODELS,
];
