import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";

/** Somebody who works here, as every page shows them. */
export interface StaffView {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  /** "EB", where there is no picture. */
  readonly initials: string;
  readonly title: string;
  readonly department: StaffDepartment;
  readonly isLead: boolean;
  /** "4.9"; null while nobody has rated them. */
  readonly rating: string | null;
  readonly imageUrl: string | null;
  readonly storeName: string;
  /** Digits; `tel:` links add +1. */
  readonly phone: string;
  readonly phoneText: string;
  readonly email: string;
  /** Null while staff pages are off. */
  readonly address: string | null;
}
