import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

/** The address is `/our-company/meet-our-team/{id}`. */
export function getStaffAddress(id: string, options?: AddressOptions): string {
  const segments = PAGE_PATHS.meetOurTeam.split("/").slice(1);
  return printAddress([...segments, id], [], options);
}
