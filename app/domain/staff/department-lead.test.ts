import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import type { StaffMember } from "#app/domain/store-profile/store-profile.ts";
import { findDepartmentLead } from "./department-lead.ts";

const [anybody = expect.fail("no staff")] = formPorts().ports.profile.staff;

function person(id: string, facts: Partial<StaffMember>): StaffMember {
  return { ...anybody, id, departmentLead: true, ...facts };
}

const OWNER = person("owner", { storeId: "north", department: "Sales" });
const NORTH = person("north-sales", { storeId: "north", department: "Sales" });
const SOUTH = person("south-sales", { storeId: "south", department: "Sales" });
const SHOP = person("shop", { storeId: "north", department: "Service" });
const BRANCH = person("branch", { storeId: "west", department: "Service" });
const LENDER = person("lender", { storeId: "north", department: "Finance" });

const STAFF = [OWNER, NORTH, SOUTH, BRANCH, SHOP, LENDER];

test.each([
  ["its lead at the store runs it", STAFF, "south", "Sales", "south-sales"],
  [
    "the general manager does not while somebody else does",
    STAFF,
    "north",
    "Sales",
    "north-sales",
  ],
  [
    "the general manager does where nobody else does",
    [OWNER, SOUTH],
    "north",
    "Sales",
    "owner",
  ],
  [
    "the service manager of the group does at a store without one",
    STAFF,
    "east",
    "Service",
    "shop",
  ],
  ["the only lead of a group does", STAFF, "east", "Finance", "lender"],
  ["of several elsewhere nobody knows which", STAFF, "east", "Sales", null],
  [
    "who leads nothing runs nothing",
    [{ ...NORTH, departmentLead: false }],
    "north",
    "Sales",
    null,
  ],
] as const)("%s", (_rule, staff, storeId, department, id) => {
  const employees = { generalManager: "owner", serviceManager: "shop" };
  const team = { staff, storeGroup: { employees } };
  const found = findDepartmentLead(team, { storeId, department });
  expect(found?.id ?? null).toBe(id);
});
