import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";

/** Every page shows the staff with this data. */
export interface StaffView {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  /** The initials read "EB", where there is no picture. */
  readonly initials: string;
  readonly title: string;
  readonly department: StaffDepartment;
  readonly isLead: boolean;
  /** The rating reads "4.9"; it is null while nobody has rated them. */
  readonly rating: string | null;
  readonly imageUrl: string | null;
  readonly storeName: string;
  /** The phone holds digits; `tel:` links add +1. */
  readonly phone: string;
  readonly phoneText: string;
  readonly email: string;
  /** It is null while staff pages are off. */
  readonly address: string | null;
}
