import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { AppointmentVehicle } from "#app/domain/scheduling/appointment.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildAppointmentMail } from "#app/site/appointments/appointment-mail.server.ts";
import { formatAppointmentTime } from "#app/site/appointments/appointment-words.ts";
import {
  type BookingPorts,
  bookAppointment,
} from "#app/site/appointments/book.server.ts";
import { releaseSlot } from "#app/site/appointments/choose-slot.server.ts";
import { toLeadVehicle } from "#app/site/forms/asked-vehicle.ts";
import { buildGivenConsent } from "#app/site/forms/contact-details.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { findBuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import { listDoorLines } from "#app/site/vehicles/sticker/door-summary.server.ts";
import {
  redirectAfterPost,
  rememberSender,
} from "#app/site/visitor/remember-visitor.server.ts";
import { testDriveServerCopy } from "./copy.ts";
import {
  findDrivenVehicle,
  getStepAddress,
  type TestDriveParams,
} from "./driven-vehicle.server.ts";
import { testDriveForm } from "./test-drive-forms.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

type Ports = PostPorts &
  BookingPorts &
  Pick<AppPorts, "siteUrl" | "inventory" | "index">;

/** Null stands for a vehicle that this visitor cannot know. */
export async function sendTestDrive(
  ports: Ports,
  facts: RequestFacts,
  { vin, choice: { hold } }: TestDriveParams,
  request: Request,
): Promise<Response | FormAnswer | null> {
  const { profile, siteUrl, signedNames } = ports;
  const { language, visitor } = facts;
  const found = await findDrivenVehicle(ports, facts, vin);
  if (found === null) return null;
  const post = await readPost(ports, facts, request, testDriveForm);
  if (post.status === "refused") return post.answer;
  const { value } = post;
  const { vehicle, goneAtMs } = found;
  const learnt = toVisitorContact(value, visitor);
  const vehicleAddress = getVehicleAddress(vehicle, { language });
  if (goneAtMs !== null) {
    // Its page offers similar ones, whose forms know what was typed here.
    await releaseSlot(ports, hold);
    const { setCookies } = rememberSender(ports, facts, learnt, null);
    return redirectAfterPost(vehicleAddress, setCookies);
  }
  const store = getStoreOrFirst(vehicle.storeId, profile);
  const t = createStoreTranslator(testDriveServerCopy, profile);
  const user = toLeadUser(value, visitor, { comments: value.message });
  const asked = toLeadVehicle(
    vehicle,
    siteUrl + vehicleAddress,
    visitor.terms?.downPaymentDollars,
  );
  const booked = await bookAppointment(ports, facts, post, {
    kind: "testDrive",
    store,
    startMs: value.start,
    holdToken: hold,
    content: {
      reason: "new",
      customer: { ...user, business: null },
      vehicles: [toAppointmentVehicle(asked)],
      repairOrderLines: [],
      offer: null,
      notesGeneral: value.message,
      remoteId: null,
    },
    lead: {
      type: "SCHEDULE_TEST_DRIVE",
      topicId: null,
      user,
      vehicles: [{ ...asked, interest: "test-drive" }],
      summary: [
        {
          label: t("summaryTime"),
          value: formatAppointmentTime(
            value.start,
            store.timeZone,
            STORE_LANGUAGE,
          ),
        },
        ...listDoorLines(findBuyerDoor(vehicle, profile, facts), profile),
        { label: t("summaryStore"), value: store.name },
      ],
      url: siteUrl + getStepAddress(vehicle, facts, null),
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent,
      ),
    },
    learnt,
    confirmation: ({ id }) =>
      getStepAddress(vehicle, facts, "booked", {
        appointment: signedNames.sign(id),
      }),
    mails: (appointment) => [
      buildAppointmentMail(ports, {
        news: "booked",
        appointment,
        nowMs: ports.clock.nowMs(),
      }),
    ],
    toasts: { success: "testDriveSuccess", error: "contactError" },
  });
  switch (booked.status) {
    case "answered":
      return booked.answer;
    case "gone":
      // The page that comes with it offers the nearest.
      return post.refuse({ start: "slotGone" });
    case "too-many":
      return post.refuse({ "": "tooMany" });
  }
}

function toAppointmentVehicle({
  year,
  make,
  model,
  trim,
  vin,
  stockNumber,
  miles,
}: LeadVehicle): AppointmentVehicle {
  return { year, make, model, trim, vin, stockNumber, miles };
}
