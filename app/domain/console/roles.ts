/** From the one who may do everything to the one who may do least. */
export const ROLES = ["owner", "manager", "seller"] as const;

export type Role = (typeof ROLES)[number];

/** What a console's page or form is for. */
export type Permission =
  | "self"
  | "today"
  | "leads"
  | "leads.export"
  | "visitors.erase"
  | "appointments"
  | "vehicles"
  | "vehicles.price"
  | "content"
  | "figures"
  | "feeds"
  | "people"
  | "audit";

const EVERYONE: readonly Role[] = ROLES;
const LEADERS: readonly Role[] = ["owner", "manager"];
const OWNERS: readonly Role[] = ["owner"];

/** Who may do what, within the stores that are theirs. */
const PERMITTED_ROLES: Readonly<Record<Permission, readonly Role[]>> = {
  self: EVERYONE,
  today: EVERYONE,
  leads: EVERYONE,
  "leads.export": LEADERS,
  "visitors.erase": LEADERS,
  appointments: EVERYONE,
  vehicles: EVERYONE,
  "vehicles.price": LEADERS,
  content: LEADERS,
  figures: LEADERS,
  feeds: LEADERS,
  people: OWNERS,
  audit: OWNERS,
};

export function isPermitted(role: Role, permission: Permission): boolean {
  return PERMITTED_ROLES[permission].includes(role);
}

/** Whose a store is: null owns every store, also those that come later. */
export function isOwnStore(
  { storeIds }: { readonly storeIds: readonly string[] | null },
  storeId: string,
): boolean {
  return storeIds === null || storeIds.includes(storeId);
}
