import { DRAWINGS_VERSION } from "#app/domain/illustration/drawings-folder.ts";
import {
  formatIllustrationName,
  parseIllustrationName,
} from "#app/domain/illustration/illustration-address.ts";
import {
  type PhotoScene,
  PHOTO_PLACES,
} from "#app/domain/illustration/photo-scene.ts";

const START = "drawn:/";
const PLACE = "?at=";

/** No feed can give such an address: of a feed only those over http are read. */
export const formatDrawnPhoto = ({ picture, place }: PhotoScene): string =>
  `${START}${formatIllustrationName(picture)}${PLACE}${place}`;

/** The sample's cars show photo mode by pictures that the site paints itself; a page says so (Assumption A299). */
export const isDrawnPhoto = (address: string): boolean =>
  address.startsWith(START);

/** What a photo's hash is of: pictures of ours that are painted anew get new addresses, as replaced photos do. */
export const getHashedSource = (address: string): string =>
  isDrawnPhoto(address) ? `${address}&v=${DRAWINGS_VERSION}` : address;

/** An address that we would not write gives null. */
export function parseDrawnPhoto(address: string): PhotoScene | null {
  if (!isDrawnPhoto(address)) return null;
  const [name = "", placeName] = address.slice(START.length).split(PLACE);
  const picture = parseIllustrationName(name);
  const place = PHOTO_PLACES.find((it) => it === placeName);
  if (picture === null || place === undefined) return null;
  const scene = { picture, place };
  return formatDrawnPhoto(scene) === address ? scene : null;
}
