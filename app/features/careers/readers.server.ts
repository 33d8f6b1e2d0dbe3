import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { findDepartmentLead } from "#app/domain/staff/department-lead.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";

/**
 * Who runs the departments that have open jobs, in the jobs' order. Nobody where it is not known for every job: one face
 * alone would seem to read them all.
 */
export function listReaders(profile: StoreProfile): readonly StaffMember[] {
  const readers = listOpenJobs(profile).map(
    ({ opening: { storeId, department } }) =>
      department === null
        ? null
        : findDepartmentLead(profile, { storeId, department }),
  );
  const known = readers.filter((it) => it !== null);
  return known.length === readers.length ? [...new Set(known)] : [];
}

/** Who reads an application for this job, as the page beside its form names them; null where it names nobody. */
export function findReader(
  profile: StoreProfile,
  position: string,
): StaffMember | null {
  const job = listOpenJobs(profile).find(
    (it) => nameJob(it, "en") === position,
  );
  const department = job?.opening.department ?? null;
  if (job === undefined || department === null) return null;
  const { storeId } = job.opening;
  const lead = findDepartmentLead(profile, { storeId, department });
  return lead !== null && listReaders(profile).includes(lead) ? lead : null;
}

export interface OpenJob {
  readonly opening: StoreProfile["leads"]["careers"]["openings"][number];
  readonly store: StoreProfile["stores"][number];
}

/** A profile's check refuses openings of stores that it does not know. */
export function listOpenJobs({
  leads,
  stores,
}: StoreProfile): readonly OpenJob[] {
  return leads.careers.openings.flatMap((opening) => {
    const store = stores.find(({ id }) => id === opening.storeId);
    return store === undefined ? [] : [{ opening, store }];
  });
}

/** "Service technician, Joliet": whoever reads the application knows which store has the job. */
export function nameJob(
  { opening, store }: OpenJob,
  language: Language,
): string {
  return `${opening.title[language]}, ${store.city}`;
}
