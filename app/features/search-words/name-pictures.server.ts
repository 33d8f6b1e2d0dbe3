import type { Gate } from "#app/domain/gate/gate.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";
import type { Suggestion } from "#app/site/search/typed-answer.ts";
import {
  NEWEST,
  searchBehindGate,
} from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { buildListPicture } from "#app/site/vehicles/vehicle-pictures.server.ts";
import type { SuggestionName } from "./suggestion-names.server.ts";
import type { KnownWords, WordsPorts } from "./vocabulary.server.ts";

type NamePicture = Pick<Suggestion, "picture" | "bodystyle">;

/** The vocabulary is another one for every inventory version and for whoever sees other cars. */
const kept = new WeakMap<KnownWords, Map<string, NamePicture>>();

/** Makes and models have the picture of their newest car that this visitor may see, and body styles their outline. */
export function findNamePicture(
  ports: WordsPorts,
  gate: Gate,
  words: KnownWords,
  { key, kind, value }: SuggestionName,
): NamePicture {
  if (kind === "feature") return {};
  const pictures = kept.get(words) ?? new Map<string, NamePicture>();
  kept.set(words, pictures);
  const id = `${key} ${value}`;
  const known = pictures.get(id);
  if (known !== undefined) return known;
  const picture =
    kind === "bodystyle"
      ? findOutline(ports, value)
      : findCar(ports, gate, value);
  pictures.set(id, picture);
  return picture;
}

function findOutline({ profile }: WordsPorts, value: string): NamePicture {
  const icon = profile.search.bodyStyles.find((it) => it.value === value)?.icon;
  return icon === undefined ? {} : { bodystyle: icon };
}

function findCar(ports: WordsPorts, gate: Gate, value: string): NamePicture {
  const found = searchBehindGate(ports, gate, {
    ...NEWEST,
    values: { make_model: [value] },
  });
  const [car] = found?.vehicles ?? [];
  if (car === undefined) return {};
  return { picture: drawIllustratedPhoto(buildListPicture(car)) };
}

/** A drawn photo has to say that it is one, and there is no room for that: the drawing says it by itself. */
export function drawIllustratedPhoto(picture: CardPicture): CardPicture {
  return picture.photo?.isIllustrated === true
    ? { ...picture, photo: null }
    : picture;
}
