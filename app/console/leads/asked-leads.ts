import {
  getFilteredSpan,
  type LeadFilters,
  NOBODY,
  parseLeadFilters,
} from "#app/domain/console/lead-filters.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { LeadChange, LeadQuestion } from "#app/ports/lead-desk-ports.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

/** The address's filters; a store that is not theirs counts as not said. */
export function readFilters({ request, stores }: AskedByPerson): LeadFilters {
  const filters = parseLeadFilters(request.url.searchParams);
  return stores.some(({ id }) => id === filters.storeId)
    ? filters
    : { ...filters, storeId: null };
}

export function toQuestion(
  { person, ports }: AskedByPerson,
  filters: LeadFilters,
): LeadQuestion {
  const { storeId, type, state, assignedTo, text } = filters;
  const { timeZone } = getStoreOrFirst(storeId ?? "", ports.profile);
  return {
    storeIds: storeId === null ? person.storeIds : [storeId],
    type: type ?? undefined,
    state: state ?? undefined,
    assignedTo:
      assignedTo === null
        ? undefined
        : assignedTo === NOBODY
          ? null
          : assignedTo,
    text,
    ...getFilteredSpan(filters, timeZone),
  };
}

export function toChange({ person, by, nowMs }: AskedByPerson): LeadChange {
  return { by, storeIds: person.storeIds, nowMs };
}

/** Who can have a lead of the store. */
export async function listAssignable(
  { ports }: Pick<AskedByPerson, "ports">,
  storeId: string,
): Promise<readonly Person[]> {
  const people = await ports.people.list();
  return people.filter((person) => isOwnStore(person, storeId));
}
