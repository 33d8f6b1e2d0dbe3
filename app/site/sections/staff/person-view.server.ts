import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { DEPARTMENTS as OPEN_DEPARTMENTS } from "#app/domain/store-profile/hours.ts";
import type {
  StaffMember,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { capitalize } from "#app/site/page/format.ts";
import {
  buildDepartmentHours,
  buildDepartmentOpenText,
} from "#app/site/store/department-hours.server.ts";
import { canBookService } from "#app/site/store/service-address.ts";
import { staffCopy } from "#app/site/sections/copy.ts";
import {
  buildStaffView,
  findMessageAddress,
  type StaffView,
} from "./staff-view.server.ts";

/** A person of the team with every way to reach them. */
export interface PersonView {
  readonly member: StaffView;
  readonly storeId: string;
  /** The department keeps these hours at the member's store: `{ days: "Mon–Fri", hours: "9AM - 6PM" }`. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  /** It reads "Opens at 9 AM"; null where the hours are not known. */
  readonly openText: string | null;
  readonly messageAddress: string | null;
  /** What the person's department does online; null where it does nothing there. */
  readonly action: SectionLink | null;
}

export function buildPersonView(
  ports: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  member: StaffMember,
): PersonView {
  const { profile } = ports;
  const { storeId, department } = member;
  const store = profile.stores.find(({ id }) => id === storeId);
  const key = OPEN_DEPARTMENTS.find((it) => it === department.toLowerCase());
  return {
    member: buildStaffView(profile, member, language),
    storeId,
    hours:
      store === undefined || key === undefined
        ? []
        : buildDepartmentHours(ports, { language }, store, key),
    openText:
      store === undefined || key === undefined
        ? null
        : capitalize(buildDepartmentOpenText(ports, { language }, store, key)),
    messageAddress: findMessageAddress(profile, member, language),
    action: findDepartmentAction(member, profile, language),
  };
}

/** A test drive begins at a car, so sales lead to those of the store. */
function findDepartmentAction(
  { department, storeId }: StaffMember,
  profile: StoreProfile,
  language: Language,
): SectionLink | null {
  const t = createTranslator(staffCopy, profile.texts[language], language);
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
