import type { TestDriveStep } from "#app/domain/address/test-drive-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { bookedStep, type BookedStepData } from "./booked-step.server.ts";
import { testDriveCopy } from "./copy.ts";
import { detailsStep, type DetailsStepData } from "./details-step.server.ts";
import {
  findDrivenVehicle,
  getStepAddress,
  type TestDriveParams,
} from "./driven-vehicle.server.ts";
import { timeStep, type TimeStepData } from "./time-step.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";

type Ports = SlotPorts & Pick<AppPorts, "inventory" | "index" | "formTokens">;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor">;

export type TestDrivePageData = TimeStepData | DetailsStepData | BookedStepData;

/** Another page says it: that the vehicle is sold, which times are left, or that the appointment is over. */
interface SaidElsewhere {
  readonly step: "elsewhere";
  readonly address: string;
}

/** Null stands for a vehicle that this visitor cannot know, and for a link that is not ours. */
export async function testDrivePage(
  ports: Ports,
  facts: Facts,
  step: TestDriveStep | null,
  params: TestDriveParams,
): Promise<TestDrivePageData | SaidElsewhere | null> {
  if (step === "booked") {
    const page = await bookedStep(ports, facts, params);
    return page?.isCancelled === true
      ? { step: "elsewhere", address: page.manageAddress }
      : page;
  }
  const found = await findDrivenVehicle(ports, facts, params.vin);
  if (found === null) return null;
  const { vehicle, goneAtMs } = found;
  if (goneAtMs !== null) {
    const { language } = facts;
    return {
      step: "elsewhere",
      address: getVehicleAddress(vehicle, { language }),
    };
  }
  if (step === null) return timeStep(ports, facts, vehicle, params);
  return (
    (await detailsStep(ports, facts, vehicle, params)) ?? {
      step: "elsewhere",
      address: getStepAddress(vehicle, facts, null, params.choice),
    }
  );
}

export function testDriveHead(
  page: TestDrivePageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(testDriveCopy, site);
  switch (page.step) {
    case "time":
      return {
        title: t("title", { vehicle: page.name }),
        hasOwnTitle: true,
        description: null,
      };
    case "details":
      return { title: t("detailsTitle"), hasOwnTitle: true, description: null };
    case "booked":
      return { title: t("bookedTitle"), description: null };
  }
}
