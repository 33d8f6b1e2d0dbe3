import { listTranslatedAddresses } from "#app/domain/address/printed-address.ts";
import { TEST_DRIVE_PATH } from "#app/domain/address/test-drive-address.ts";

/** The dialog opens for every link to a vehicle's times but its own, and not for what was booked. */
export const TEST_DRIVE_LINKS = listTranslatedAddresses(TEST_DRIVE_PATH)
  .map(
    (it) => `a[href^="${it}/"]:not([href*="/booked?"], .test-drive-dialog *)`,
  )
  .join();
