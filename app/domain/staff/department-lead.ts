import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";

type Team = Pick<StoreProfile, "staff"> & {
  readonly storeGroup: Pick<StoreProfile["storeGroup"], "employees">;
};

/**
 * Who runs a department at a store: its lead there, and not the general manager while somebody else is. A store without
 * one has that of the group: the service manager, or the only lead of the department. Null means that nobody says who.
 */
export function findDepartmentLead(
  { staff, storeGroup: { employees } }: Team,
  {
    storeId,
    department,
  }: { readonly storeId: string; readonly department: StaffDepartment },
): StaffMember | null {
  const leads = staff.filter(
    (it) => it.departmentLead && it.department === department,
  );
  const here = leads
    .filter((it) => it.storeId === storeId)
    .toSorted(
      (one, other) =>
        Number(one.id === employees.generalManager) -
        Number(other.id === employees.generalManager),
    );
  const serviceManager =
    department === "Service"
      ? staff.find(({ id }) => id === employees.serviceManager)
      : undefined;
  const only = leads.length === 1 ? leads[0] : undefined;
  return here[0] ?? serviceManager ?? only ?? null;
}
