/** What comes near to a wish that no filter stands for, in words that the reader understands. */
type NearWish = readonly [instead: string, words: string];

/** Of several wishes in one phrase the first row that knows one of them counts. */
const NEAR_WISHES: readonly NearWish[] = [
  ["all-wheel drive", "snow|winter|ice|icy|nieve|invierno"],
  ["third row", "family|kids|kid|children|familiar"],
  ["blind spot monitor", "safe|safest|safety|teen|teenager"],
  ["certified", "reliable|dependable|confiable|warranty"],
  ["good on gas", "economical|mpg|commuter|commuting|commute"],
  ["leather seats", "luxury|luxurious|nice|comfortable|comfy"],
  ["low miles", "like new|excellent|good condition"],
  ["newest", "newer|recent|late model"],
  ["coupe", "sporty|fast|quick|powerful"],
  ["suv", "big|bigger|large|roomy|spacious|grande"],
  ["hatchback", "small|smaller|compact|cute"],
  ["truck", "work|haul|hauling"],
];

/** Null where nothing comes near. */
export function findNearWish(phrase: string): string | null {
  const said = ` ${phrase.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const near = NEAR_WISHES.find(([, words]) =>
    words.split("|").some((word) => said.includes(` ${word} `)),
  );
  return near?.[0] ?? null;
}
