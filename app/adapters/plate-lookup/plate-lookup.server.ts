import { request } from "undici";
import type { PlateLookupPlace } from "#app/adapters/config/environment.server.ts";
import type { PlateLookup } from "#app/ports/valuation-ports.ts";

const ANSWER_WITHIN_MS = 4_000;
const LONGEST_ANSWER = 10_000;

export function openPlateLookup(
  place: PlateLookupPlace | null,
): PlateLookup | null {
  if (place === null) return null;
  return place.kind === "service"
    ? createPlateLookup(place)
    : createStandInPlateLookup();
}

/**
 * A service that answers `GET {url}?plate=ABC1234&state=IL` with `{"vin": "…"}`, or 404 for a plate that it does not
 * know. No redirect is followed. The key goes into the Authorization header.
 */
function createPlateLookup({
  url,
  key,
}: {
  readonly url: string;
  readonly key: string | null;
}): PlateLookup {
  return {
    async findVin(plate, state) {
      const address = new URL(url);
      address.searchParams.set("plate", plate);
      address.searchParams.set("state", state);
      const { statusCode, body } = await request(address, {
        headers: {
          accept: "application/json",
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = (await body.text()).slice(0, LONGEST_ANSWER);
      if (statusCode === 404) return null;
      if (statusCode !== 200)
        throw new Error(`The plate service answered ${statusCode}.`);
      const answer: unknown = JSON.parse(text);
      const vin =
        typeof answer === "object" && answer !== null && "vin" in answer
          ? answer.vin
          : null;
      return typeof vin === "string" ? vin : null;
    },
  };
}

/** Vehicles that are sold in thousands; their last six characters mean nothing. */
const DEMONSTRATION_VINS: readonly string[] = [
  "19XFC1F7XGE028370",
  "3CZRU5H35GM739695",
  "1N4BL3AP5DN508203",
  "2GNFLPE55C6105926",
];

/** The demonstration knows every plate: the same one is always the same vehicle. */
function createStandInPlateLookup(): PlateLookup {
  return {
    async findVin(plate, state) {
      const sum = [...`${state} ${plate}`].reduce(
        (all, letter) => all + letter.charCodeAt(0),
        0,
      );
      return DEMONSTRATION_VINS[sum % DEMONSTRATION_VINS.length] ?? null;
    },
  };
}
