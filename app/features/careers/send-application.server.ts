import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
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
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCareersForm } from "./careers-form.ts";
import { careersCopy } from "./copy.ts";
import { readResumeAttachment } from "./resume-file.ts";

export async function sendApplication(
  ports: PostPorts & SendingPorts & Pick<AppPorts, "siteUrl">,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const { profile } = ports;
  const { language } = facts;
  const positions = profile.leads.careers.positions.map(({ en }) => en);
  const form = buildCareersForm(positions);
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const { position, message, resume } = post.value;
  const attachment =
    resume === null
      ? null
      : readResumeAttachment(
          resume.name,
          new Uint8Array(await resume.arrayBuffer()),
        );
  if (resume !== null && attachment === null)
    return post.refuse({ resume: "resumeType" });
  const t = createTranslator(careersCopy, profile.texts[language], language);
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
      attachments: attachment === null ? [] : [attachment],
      contactConsent: null,
    },
    learnt: toVisitorContact(post.value, facts.visitor),
    confirmation: (reference) => getConfirmationAddress(page, reference),
    toasts: { success: "careerSuccess", error: "careerError" },
  });
}
