import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildDepartmentOpenText } from "./department-hours.server.ts";

/** The telephone of one department of a store, and whether somebody answers it now. */
export interface DepartmentLine {
  readonly storeId: string;
  /** Ten digits. */
  readonly phone: string;
  readonly phoneText: string;
  readonly openText: string;
}

/** The line of the service department; of the first store where `storeId` is unknown. */
export function buildServiceLine(
  ports: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  storeId: string,
): DepartmentLine {
  const store = getStoreOrFirst(storeId, ports.profile);
  const { phone } = store.departments.service;
  return {
    storeId: store.id,
    phone,
    phoneText: formatPhone(phone, "general"),
    openText: buildDepartmentOpenText(ports, { language }, store, "service"),
  };
}
