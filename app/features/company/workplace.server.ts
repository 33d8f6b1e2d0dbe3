import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { sortLeadsFirst } from "#app/site/sections/staff/staff-view.server.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { canBookService } from "#app/site/store/service-address.ts";
import { companyCopy } from "./copy.ts";

const MOST_COLLEAGUES = 4;

/** A test drive begins at a car, so sales lead to those of the store. Null where the department does nothing online. */
export function findDepartmentAction(
  { department, storeId }: StaffMember,
  profile: StoreProfile,
  language: Language,
): SectionLink | null {
  const t = createTranslator(companyCopy, profile.texts[language], language);
  const { label, address } = {
    Sales: {
      label: t("chooseCar"),
      address: isPartOn(profile, "testDriveBooking")
        ? getStoreInventoryAddress(storeId, { language })
        : null,
    },
    Service: {
      label: t("bookService"),
      address: canBookService(profile, { storeId })
        ? getPageAddress("serviceSchedule", { language })
        : null,
    },
    Finance: {
      label: t("applyForFinancing"),
      address: findPageAddress(profile, { language }, "applyForFinancing"),
    },
  }[department];
  return address === null ? null : { label, address };
}

export function listColleagues(
  { id, storeId, department }: StaffMember,
  { staff }: StoreProfile,
): readonly StaffMember[] {
  const others = sortLeadsFirst(
    staff.filter((it) => it.id !== id && it.storeId === storeId),
  );
  const isNear = (it: StaffMember) => it.department === department;
  return [
    ...others.filter(isNear),
    ...others.filter((it) => !isNear(it)),
  ].slice(0, MOST_COLLEAGUES);
}
