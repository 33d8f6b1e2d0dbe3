import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** What comes near to a wish that no filter stands for, in words that the reader understands. */
type NearWish = readonly [
  instead: Readonly<Record<Language, string>>,
  words: string,
];

/** Of several wishes in one phrase the first row that knows one of them counts. */
const NEAR_WISHES: readonly NearWish[] = [
  [
    { en: "all-wheel drive", es: "tracción integral" },
    "snow|winter|ice|icy|nieve|invierno|hielo",
  ],
  [
    { en: "third row", es: "tercera fila" },
    "family|kids|kid|children|familia|familiar|ninos",
  ],
  [
    { en: "blind spot monitor", es: "monitor de punto ciego" },
    "safe|safest|safety|teen|teenager|seguro|segura|seguros|seguras|estudiante",
  ],
  [
    { en: "certified", es: "certificado" },
    "reliable|dependable|confiable|confiables|warranty|garantia",
  ],
  [
    { en: "good on gas", es: "buen rendimiento" },
    "economical|mpg|commuter|commuting|commute|uber|lyft",
  ],
  [
    { en: "leather seats", es: "asientos de piel" },
    "luxury|luxurious|nice|comfortable|comfy|lujo|comodo|comoda",
  ],
  [
    { en: "low miles", es: "pocas millas" },
    "like new|excellent|good condition|como nuevo|como nueva|buen estado|buenas condiciones|excelentes condiciones",
  ],
  [
    { en: "newest", es: "más nuevo" },
    "newer|recent|late model|reciente|ultimo modelo",
  ],
  [
    { en: "coupe", es: "cupé" },
    "sporty|fast|quick|powerful|deportiva|rapido|potente",
  ],
  [
    { en: "suv", es: "SUV" },
    "big|bigger|large|roomy|spacious|grande|grandes|amplio|amplia|espacioso|espaciosa",
  ],
  [
    { en: "hatchback", es: "hatchback" },
    "small|smaller|compact|cute|chico|pequeno|compacto",
  ],
  [
    { en: "truck", es: "troca" },
    "work|haul|hauling|trabajo|trabajar|construccion",
  ],
];

/** Null where nothing comes near. */
export function findNearWish(
  phrase: string,
  language: Language = "en",
): string | null {
  const said = ` ${foldText(phrase).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const near = NEAR_WISHES.find(([, words]) =>
    words.split("|").some((word) => said.includes(` ${word} `)),
  );
  return near?.[0][language] ?? null;
}
