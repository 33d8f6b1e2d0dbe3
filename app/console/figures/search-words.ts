import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import { readSearch } from "#app/domain/search-address/search-address.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { capitalize } from "#app/site/page/format.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { figuresCopy } from "./copy.ts";

/** What somebody sought, in words; an address that the profile no longer knows stands as it is. */
export function nameSearch(asked: AskedByPerson, address: string): string {
  const { profile } = asked.ports;
  const search = readSearch(address, getSearchAddressRules(profile));
  if (search === null) return address;
  const t = getTexts(asked, figuresCopy);
  const { keywords, condition, values, ranges } = search;
  return [
    ...(keywords === null ? [] : [`“${keywords}”`]),
    ...(condition === "all" ? [] : [t(`condition.${condition}`)]),
    ...VALUE_KEYS.flatMap((key) => {
      const names = (values[key] ?? []).map((it) => nameValue(asked, it));
      if (names.length === 0) return [];
      const name = names.join(", ");
      return [key.startsWith("not_") ? t("without", { name }) : name];
    }),
    ...RANGE_KEYS.flatMap((key) => {
      const range = ranges[key];
      if (range === undefined) return [];
      const { ends, values: shown } = formatRangeEnds(key, range);
      return [`${t(`range.${key}`)} ${t(`ends.${ends}`, shown)}`];
    }),
  ].join(" · ");
}

/** Filters name their values by slugs: `honda~civic`, `four-wheel-drive`. */
function nameValue({ ports }: AskedByPerson, value: string): string {
  const store = ports.profile.stores.find(({ id }) => id === value);
  return (
    store?.name ??
    value
      .split(/[~\-_]/)
      .map(capitalize)
      .join(" ")
  );
}
