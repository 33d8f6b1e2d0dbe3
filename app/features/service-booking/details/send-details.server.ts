import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildAppointmentMail } from "#app/site/appointments/appointment-mail.server.ts";
import {
  type AppointmentToBook,
  bookAppointment,
  type BookingPorts,
} from "#app/site/appointments/book.server.ts";
import { findBookableSlot } from "#app/site/appointments/choose-slot.server.ts";
import {
  bookElsewhere,
  cancelElsewhere,
  findSchedulerStore,
  SchedulerAway,
} from "#app/site/appointments/scheduler.server.ts";
import { buildGivenConsent } from "#app/site/forms/contact-details.ts";
import {
  type FormAnswer,
  type GoodPost,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  getConfirmationAddress,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import { STORE_LANGUAGE } from "#app/site/leads/store-words.ts";
import { findServiceOffer } from "#app/site/offers/service-offer.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  buildDraftCookie,
  type DraftPorts,
  requireStore,
} from "#app/features/service-booking/draft-access.server.ts";
import { listRepairLines } from "#app/features/service-booking/repair-lines.ts";
import {
  detailsForm,
  type DetailsValues,
  readCustomer,
} from "./details-form.ts";
import { listVisitSummary } from "./lead-words.server.ts";
import { hashSeen } from "./seen-draft.server.ts";
import { toToldCustomer } from "./told-customer.server.ts";

type Ports = PostPorts &
  DraftPorts &
  BookingPorts &
  Pick<AppPorts, "siteUrl" | "index">;
type Post = GoodPost<DetailsValues>;

/** Books the time, or asks for it where the store's own scheduler does not answer. */
export async function sendDetails(
  ports: Ports,
  facts: RequestFacts,
  draft: ServiceDraft,
  request: Request,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, detailsForm);
  if (post.status === "refused") return post.answer;
  // The button was pressed again, or Back showed the form once more.
  if (draft.sent?.key === post.key)
    return redirectAfterPost(draft.sent.address, []);
  const { slot } = draft;
  if (slot === null)
    return redirectAfterPost(getBookingAddress(facts, "time"), []);
  if (post.value.seen !== hashSeen(draft))
    return post.refuse({ "": "changedFault" });
  const startMs = Number(post.value.start || slot.startMs);
  const visit = buildVisit(ports, facts, post, draft, startMs);
  return slot.isWish
    ? askForTime(ports, facts, post, draft, visit)
    : bookTime(ports, facts, post, draft, visit);
}

type Visit = ReturnType<typeof buildVisit>;

function buildVisit(
  ports: Ports,
  facts: RequestFacts,
  { value }: Post,
  draft: ServiceDraft,
  startMs: number,
) {
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const t = createTranslator(
    serviceBookingCopy,
    profile.texts[language],
    language,
  );
  const services = profile.serviceCenter.popularServices.map((it) => ({
    ...it,
    name: it.name[language],
  }));
  const told = toToldCustomer(readCustomer(value), facts.visitor, draft.notes);
  const { vehicle } = draft;
  const offer = findServiceOffer(ports, facts, draft.offerId, language);
  const repairOrderLines = listRepairLines(draft, services, {
    other: t("other"),
    offer: offer && offer.title,
  });
  const { business } = told.customer;
  return {
    ...told,
    startMs,
    content: {
      reason: draft.reason,
      customer: told.customer,
      vehicles: vehicle === null ? [] : [{ ...vehicle, stockNumber: null }],
      repairOrderLines,
      offer: offer && {
        title: offer.title,
        until: offer.until,
        goodUntil: offer.goodUntil,
        serviceIds: offer.serviceIds,
        offCents: offer.offCents,
      },
      notesGeneral: draft.notes,
      remoteId: null,
    },
    /** It says whether the time is booked. */
    buildLead: (isBooked: boolean): AppointmentToBook["lead"] => ({
      type: "SERVICE",
      topicId: null,
      user: told.user,
      vehicles: [],
      summary: listVisitSummary(ports, draft, {
        offer: findServiceOffer(ports, facts, draft.offerId, STORE_LANGUAGE),
        startMs,
        isBooked,
        lines: repairOrderLines,
        business,
      }),
      url: siteUrl + getBookingAddress(facts, "needs"),
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent,
      ),
    }),
  };
}

async function bookTime(
  ports: Ports,
  facts: RequestFacts,
  post: Post,
  draft: ServiceDraft,
  visit: Visit,
): Promise<Response | FormAnswer> {
  const { profile, signedNames, clock, log } = ports;
  const store = requireStore(profile, draft);
  const { startMs, content } = visit;
  const there = findSchedulerStore("service", store);
  const slot = findBookableSlot(ports, { kind: "service", store, startMs });
  let remoteId: string | null = null;
  if (there !== null && slot !== null) {
    try {
      const given = await bookElsewhere(
        ports,
        there,
        { ...content, ...slot },
        post.key,
      );
      if (given.status === "full") return refuseGone(post);
      remoteId = given.remoteId;
    } catch (error) {
      if (!(error instanceof SchedulerAway)) throw error;
      return askForTime(ports, facts, post, draft, visit);
    }
  }
  const getAddress = ({ id }: Pick<Appointment, "id">) =>
    getBookingAddress(facts, "needs", { appointment: signedNames.sign(id) });
  const outcome = await bookAppointment(ports, facts, post, {
    kind: "service",
    store,
    startMs,
    holdToken: draft.slot?.holdToken ?? null,
    isGivenElsewhere: remoteId !== null,
    content: { ...content, remoteId },
    lead: visit.buildLead(true),
    learnt: visit.learnt,
    confirmation: getAddress,
    mails: (appointment) => [
      buildAppointmentMail(ports, {
        news: "booked",
        appointment,
        nowMs: clock.nowMs(),
      }),
    ],
    toasts: { success: null, error: "contactError" },
  });
  if (outcome.status === "answered") {
    if (outcome.answer instanceof Response)
      return rememberSent(ports, post, draft, outcome.answer);
    // The same form, sent again, finds it there; until then the log names it.
    if (remoteId !== null)
      log.error("scheduler.booked-alone", { storeId: store.id, remoteId });
    return outcome.answer;
  }
  if (there !== null && remoteId !== null)
    await cancelElsewhere(ports, there, remoteId).catch(() =>
      log.error("scheduler.booked-alone", { storeId: store.id, remoteId }),
    );
  return outcome.status === "too-many"
    ? post.refuse({ "": "tooManyFault" })
    : refuseGone(post);
}

/** The page says which times are free, with all that was typed. */
function refuseGone(post: Post): FormAnswer {
  return post.refuse({ "": "goneFault" });
}

/** Nothing is booked: the department is told which time would suit, and that nobody has confirmed it. */
async function askForTime(
  ports: Ports,
  facts: RequestFacts,
  post: Post,
  draft: ServiceDraft,
  visit: Visit,
): Promise<Response | FormAnswer> {
  const answer = await sendLead(ports, facts, post, {
    lead: { ...visit.buildLead(false), storeId: draft.storeId },
    learnt: visit.learnt,
    confirmation: (reference) =>
      getConfirmationAddress(
        getBookingAddress(facts, "needs"),
        reference,
        draft.storeId,
      ),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
  return answer instanceof Response
    ? rememberSent(ports, post, draft, answer)
    : answer;
}

/** The next booking begins with the same car and another time. */
function rememberSent(
  ports: DraftPorts,
  { key }: Post,
  draft: ServiceDraft,
  answer: Response,
): Response {
  const address = answer.headers.get("Location") ?? "";
  answer.headers.append(
    "Set-Cookie",
    buildDraftCookie(ports, {
      ...draft,
      reason: "new",
      serviceIds: [],
      offerId: null,
      notes: "",
      slot: null,
      sent: { key, address },
    }),
  );
  return answer;
}
