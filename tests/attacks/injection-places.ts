import { isSlug } from "#app/domain/address/slug.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";

interface Place {
  readonly toPath: (text: string) => string;
  /** What an order to a database is answered with. */
  readonly getStatus: (text: string) => number;
  /** Answers to nothing, a make, the number 1 and a VIN of ours. */
  readonly plain: readonly [number, number, number, number];
}

const always = (status: number) => () => status;
const GROUP = "/api/catalogue/v1/store-group/prairie/website";
const LIST = "/search-vehicles/all-inventory";

/** Words have one writing, and what says nothing is left out. */
const getWordsStatus = (text: string) =>
  normalizeKeywords(text) === text ? 200 : 301;
/** A make that nobody sells is a list without cars. */
const getMakeStatus = (text: string) =>
  isSlug(text.toLowerCase()) ? 301 : 404;
/** A VIN is written in capitals, a name without. */
const getVinStatus = (text: string) =>
  text === text.toUpperCase() ? 404 : 301;
const getNameStatus = (text: string) =>
  text === text.toLowerCase() ? 404 : 301;

/** Where an order to a database may stand in an address. */
export const PLACES: Readonly<Record<string, Place>> = {
  "words of the list": {
    toPath: (text) => `${LIST}?q=${text}`,
    getStatus: getWordsStatus,
    plain: [301, 200, 200, 301],
  },
  "price of the list": {
    toPath: (text) => `${LIST}?price_max=${text}`,
    getStatus: always(404),
    plain: [301, 404, 301, 404],
  },
  "make and model of the list": {
    toPath: (text) => `${LIST}?make_model=${text}`,
    getStatus: getMakeStatus,
    plain: [301, 301, 301, 301],
  },
  "order of the list": {
    toPath: (text) => `${LIST}?sort=${text}`,
    getStatus: always(404),
    plain: [301, 404, 404, 404],
  },
  "page of the list": {
    toPath: (text) => `${LIST}?page=${text}`,
    getStatus: always(404),
    plain: [301, 404, 301, 404],
  },
  "filter key in the path": {
    toPath: (text) => `${LIST}/${text}/x`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  "filter value in the path": {
    toPath: (text) => `${LIST}/bodystyle/${text}`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  suggestions: {
    toPath: (text) => `/api/suggestions?q=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  cards: {
    toPath: (text) => `/api/cards?vins=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  compare: {
    toPath: (text) => `/compare?vins=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  "vehicle of a form": {
    toPath: (text) => `/ask-about-vehicle/${text}`,
    getStatus: getVinStatus,
    plain: [404, 301, 404, 200],
  },
  "VIN of a vehicle": {
    toPath: (text) => `/used-vehicle/suvs/x/${text}`,
    getStatus: always(404),
    plain: [404, 404, 404, 301],
  },
  "member of the team": {
    toPath: (text) => `/our-company/meet-our-team/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  offer: {
    toPath: (text) => `/special-offers/sales/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  guide: {
    toPath: (text) => `/shopping-guides/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  "words of the catalogue": {
    toPath: (text) => `${GROUP}/vehicles?q=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  "store of the catalogue": {
    toPath: (text) => `/api/catalogue/v1/stores/${text}/website/vehicles`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  "table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[make]=contains:${text}`,
    getStatus: always(200),
    plain: [400, 200, 200, 200],
  },
  "table filter of numbers": {
    toPath: (text) => `${GROUP}/vehicles?filter[year]=gte:${text}`,
    getStatus: always(400),
    plain: [400, 400, 200, 400],
  },
  "field of a table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[${text}]=equals:x`,
    getStatus: always(400),
    plain: [400, 400, 400, 400],
  },
  "mode of a table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[make]=${text}:x`,
    getStatus: always(400),
    plain: [400, 400, 400, 400],
  },
};
