import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";

export interface DepartmentView {
  readonly department: StaffDepartment;
  readonly members: readonly StaffView[];
}

export interface TeamPageData {
  /** The leaders are the general manager and the service manager. */
  readonly leaders: readonly StaffView[];
  readonly departments: readonly DepartmentView[];
}

export interface StaffPageData {
  readonly member: StaffView;
  readonly storeId: string;
  /**
   * These are the hours of the department at the member's store, such as `{ days: "Mon–Fri", hours: "9 AM – 6
   * PM" }`.
   */
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  /** It is null while the contact page is off. */
  readonly messageAddress: string | null;
  readonly teamAddress: string | null;
  readonly colleagues: readonly StaffView[];
}
