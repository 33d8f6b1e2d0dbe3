import {
  STAFF_DEPARTMENTS,
  type StaffDepartment,
} from "#app/domain/store-profile/content/staff-member.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";

const TARGETS = {
  Sales: "SALES",
  Service: "SERVICE",
  Finance: "FINANCE",
} as const satisfies Record<StaffDepartment, string>;

/** The lead type of each department (Spec §3); a topic of the profile names it as its target. */
export function toContactTarget(department: StaffDepartment) {
  return TARGETS[department];
}

/** Whose people a message is read by. Null stands for a message that nobody knows, which sales reads as it does all others. */
export function getContactDepartment(type: LeadType | null): StaffDepartment {
  return (
    STAFF_DEPARTMENTS.find((it) => `CONTACT_${TARGETS[it]}` === type) ?? "Sales"
  );
}
