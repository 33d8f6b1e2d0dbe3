import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  getConfirmationAddress,
  type SendingPorts,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import { buildCareersForm, listOffered } from "./careers-form.ts";
import { careersCopy } from "./copy.ts";
import { listPositions } from "./openings.server.ts";
import { readResumeAttachment } from "./resume/resume-file.server.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

type Ports = PostPorts &
  SendingPorts &
  Pick<AppPorts, "siteUrl" | "attachmentRoom">;

export async function sendApplication(
  ports: Ports,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const { profile } = ports;
  const { language } = facts;
  const offered = listOffered(listPositions(profile, language));
  const form = buildCareersForm(offered.map(({ value }) => value));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const { position, message, resume } = post.value;
  const attachment =
    resume === null
      ? null
      : await readResumeAttachment(
          resume.name,
          new Uint8Array(await resume.arrayBuffer()),
        );
  if (attachment === "active") return post.refuse({ resume: "resumeActive" });
  if (resume !== null && attachment === null)
    return post.refuse({ resume: "resumeType" });
  if (attachment !== null && !(await hasRoom(ports, attachment)))
    return post.refuse({ resume: "resumeRoom" });
  const t = createStoreTranslator(careersCopy, profile);
  const page = getPageAddress("careers", { language });
  return sendLead(ports, facts, post, {
    lead: {
      type: "CAREERS",
      topicId: null,
      user: toLeadUser(post.value, facts.visitor, { comments: message }),
      vehicles: [],
      summary: [
        { label: t("summaryPosition"), value: position },
        {
          label: t("summaryResume"),
          value: attachment?.fileName ?? t("noResume"),
        },
      ],
      url: ports.siteUrl + page,
      about: position,
      attachments: attachment === null ? [] : [attachment],
      contactConsent: null,
    },
    learnt: toVisitorContact(post.value, facts.visitor),
    confirmation: (reference) => getConfirmationAddress(page, reference),
    toasts: { success: "careerSuccess", error: "careerError" },
  });
}

/** All attachments together have a limit, so that strangers cannot fill the disk that leads are written to. */
async function hasRoom(
  { attachmentRoom, log }: Pick<Ports, "attachmentRoom" | "log">,
  { bytes }: LeadAttachment,
): Promise<boolean> {
  try {
    const isRoom = await attachmentRoom.hasRoomFor(bytes.length);
    if (!isRoom) log.error("leads.attachments-full", { bytes: bytes.length });
    return isRoom;
  } catch (error) {
    // A database that cannot count may still take the lead.
    log.warn("leads.attachments-not-counted", { message: String(error) });
    return true;
  }
}
