import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { DEPARTMENTS } from "#app/domain/store-profile/hours.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import { readOpeningWords } from "./opening-words.ts";
import type { AnsweredStore, ProfileAnswers } from "./profile-answers.ts";
import { listTimeZones } from "./state-facts.ts";

/** What the answers leave to be looked up. */
export interface KnownPlaces {
  findCoordinates(
    zip: string,
  ): { readonly latitude: number; readonly longitude: number } | null;
}

/** The folder's name where the answers give none: "Lynn Motors, Inc." is `lynn-motors-inc`. */
export function toProfileId({
  id,
  name,
}: Pick<ProfileAnswers, "id" | "name">): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase();
  return (
    id ??
    plain
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join("-")
  );
}

/** Stores whose state has several time zones and that name none: the site cannot know when they are open. */
export function listStoresWithoutZone(answers: ProfileAnswers): readonly {
  readonly store: AnsweredStore;
  readonly zones: readonly string[];
}[] {
  return answers.stores
    .map((store) => ({ store, zones: listTimeZones(store.state) }))
    .filter(
      ({ store, zones }) => store.timeZone === undefined && zones.length > 1,
    );
}

export function buildAddress({ address, city, state, zip }: AnsweredStore) {
  return {
    addressLine1: address,
    addressLine2: null,
    city,
    state: US_STATES[state],
    stateShort: state,
    zip,
    country: "US",
  };
}

export function buildStores(answers: ProfileAnswers, places: KnownPlaces) {
  const ids = new Set<string>();
  return answers.stores.map((store) => {
    const id = toFreeId(toProfileId({ name: store.city }), ids);
    const phone = formatPhone(store.phone, "general");
    const email = store.email ?? answers.email;
    const hours = readOpeningWords(store.hours);
    const place = `${store.address}, ${store.city}, ${store.state} ${store.zip}`;
    return {
      id,
      name: store.name ?? answers.name,
      subname: null,
      ...buildAddress(store),
      timeZone: store.timeZone ?? listTimeZones(store.state)[0],
      coordinates: store.coordinates ??
        places.findCoordinates(store.zip.slice(0, 5)) ?? {
          latitude: 0,
          longitude: 0,
        },
      googleMapsLink: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
      link: `/contact-us#store-${id}`,
      note: null,
      phone,
      email,
      departments: Object.fromEntries(
        DEPARTMENTS.map((it) => [it, { phone, hours }]),
      ),
      canScheduleService: false,
      serviceScheduler: null,
    };
  });
}

/** Two stores of one city are `lynn` and `lynn-2`. */
function toFreeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
