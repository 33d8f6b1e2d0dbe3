import { randomUUID } from "node:crypto";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { APPOINTMENT_KINDS } from "#app/domain/scheduling/slot.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { bookForCustomer } from "./book-for-customer.server.ts";
import {
  BookingBody,
  type BookingErrors,
  type BookingForm,
  ChooseBody,
} from "./booking-page.tsx";
import { appointmentsCopy } from "./copy.ts";
import {
  type CustomerFault,
  NO_CUSTOMER,
  readCustomer,
} from "./customer-draft.ts";
import { listFreeDays, readStartMs } from "./own-appointment.server.ts";

type Place = Pick<BookingForm, "store" | "kind">;

export const bookingHandlers = {
  async "appointments.new"(asked) {
    const { searchParams } = asked.request.url;
    const place = readPlace(asked, (name) => searchParams.get(name) ?? "");
    if (place === null)
      return {
        kind: "page",
        title: getTexts(asked, appointmentsCopy)("newTitle"),
        body: <ChooseBody asked={asked} />,
      };
    const form = { startMs: "", typed: NO_CUSTOMER, formKey: randomUUID() };
    return askForCustomer(asked, { ...place, ...form }, {});
  },

  async "appointments.book"(asked) {
    const posted = await readPosted(asked.request);
    const place = readPlace(asked, (name) => readText(posted, name));
    if (place === null) return NOT_FOUND;
    const { typed, phoneDigits, faults } = readCustomer(posted);
    const startText = readText(posted, "startMs");
    const startMs = readStartMs(startText);
    const form: BookingForm = {
      ...place,
      typed,
      startMs: startText,
      formKey: readText(posted, "formKey").slice(0, 64) || randomUUID(),
    };
    const errors = nameFaults(asked, faults, startMs === null);
    if (startMs === null || faults.length > 0)
      return askForCustomer(asked, form, errors);
    const order = { ...place, startMs, customer: typed, phoneDigits };
    const { formKey } = form;
    const outcome = await bookForCustomer(asked, { ...order, formKey });
    if (outcome.status !== "booked")
      return askForCustomer(asked, form, {
        startMs: getTexts(asked, appointmentsCopy)(`error.${outcome.status}`),
      });
    const { reference } = outcome;
    return {
      kind: "redirect",
      to: getConsoleAddress("appointment", { reference }),
      notice: "appointmentBooked",
    };
  },
} satisfies SectionHandlers<"appointments.new" | "appointments.book">;

/** Null while store or kind are to be chosen, and for a store that is not theirs. */
function readPlace(
  { stores }: AskedByPerson,
  read: (name: string) => string,
): Place | null {
  const store = stores.find(({ id }) => id === read("store"));
  const kind = APPOINTMENT_KINDS.find((it) => it === read("kind"));
  return store === undefined || kind === undefined ? null : { store, kind };
}

function nameFaults(
  asked: AskedByPerson,
  faults: readonly CustomerFault[],
  isTimeMissing: boolean,
): BookingErrors {
  const t = getTexts(asked, appointmentsCopy);
  const named = [...faults, ...(isTimeMissing ? (["startMs"] as const) : [])];
  return Object.fromEntries(named.map((it) => [it, t(`error.${it}`)]));
}

async function askForCustomer(
  asked: AskedByPerson,
  form: BookingForm,
  errors: BookingErrors,
): Promise<ConsoleAnswer> {
  const { kind, store } = form;
  return {
    kind: "page",
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: getTexts(asked, appointmentsCopy)("newTitle"),
    body: (
      <BookingBody
        asked={asked}
        form={form}
        errors={errors}
        days={await listFreeDays(asked, { kind, store })}
      />
    ),
  };
}
