import { isPageOn } from "#app/site/page/built-pages.ts";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";

/**
 * These are the contacts, hours and places of the dealership that other programs may know; recipients of leads
 * are never among them.
 */
export function buildStoreAnswer(
  { profile }: Pick<AppPorts, "profile">,
  storeId: string | null,
): { readonly status: 200; readonly body: unknown } | { readonly status: 404 } {
  if (storeId !== null) {
    const store = profile.stores.find(({ id }) => id === storeId);
    return store === undefined
      ? { status: 404 }
      : { status: 200, body: toPublicStore(store) };
  }
  const { id, name, phone, city, stateShort, zip } = profile.storeGroup;
  return {
    status: 200,
    body: {
      id,
      name,
      phone,
      city,
      stateShort,
      zip,
      description: profile.site.description,
      conditions: profile.conditions,
      pages: PAGE_KEYS.filter((page) => isPageOn(profile, page)),
      ratings: profile.ratings,
      stores: profile.stores.map(toPublicStore),
    },
  };
}

function toPublicStore(store: Store) {
  const { recipients: _withheld, departments, ...facts } = store;
  return {
    ...facts,
    departments: Object.fromEntries(
      Object.entries(departments).map(([name, { phone, hours }]) => [
        name,
        { phone, hours },
      ]),
    ),
  };
}
