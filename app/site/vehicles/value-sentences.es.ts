import type { VALUE_SENTENCES } from "./value-sentences.ts";

export const VALUE_SPANISH: Readonly<
  Record<keyof typeof VALUE_SENTENCES, string>
> = {
  "bodystyle.suvs": "SUV",
  "bodystyle.sedans": "Sedán",
  "bodystyle.trucks": "Camioneta pickup",
  "bodystyle.hatchbacks": "Hatchback",
  "bodystyle.minivans": "Minivan",
  "bodystyle.coupes": "Cupé",
  "bodystyle.wagons": "Vagoneta",
  "bodystyle.convertibles": "Convertible",
  "bodystyle.commercial": "Van comercial",
  "bodystyle.other": "Otra",
  "drivetrain.awd": "Integral",
  "drivetrain.4wd": "4x4",
  "drivetrain.fwd": "Delantera",
  "drivetrain.rwd": "Trasera",
  "fuel.gasoline": "Gasolina",
  "fuel.hybrid": "Híbrido",
  "fuel.plug-in-hybrid": "Híbrido enchufable",
  "fuel.electric": "Eléctrico",
  "fuel.diesel": "Diésel",
  "fuel.flex-fuel": "Flex fuel",
  "fuel.natural-gas": "Gas natural",
  "fuel.hydrogen": "Hidrógeno",
};
