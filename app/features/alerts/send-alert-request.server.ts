import { getAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { UNCONFIRMED_DAYS } from "#app/domain/alerts/alert.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  sendVisitorMail,
  type VisitorMailPorts,
} from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import type { AskedAlert } from "./alert-form.server.ts";
import { alertForm } from "./alert-form.ts";
import { alertsCopy } from "./copy.ts";
import { recordConsent } from "./record-consent.server.ts";

type Ports = PostPorts &
  VisitorMailPorts &
  Pick<AppPorts, "alerts" | "clock" | "visitorCookies" | "consentLedger">;

/** The alert waits until somebody confirms it from the mailbox: nobody is signed up by somebody else. */
export async function sendAlertRequest(
  ports: Ports,
  facts: RequestFacts,
  { asked, request }: { readonly asked: AskedAlert; readonly request: Request },
): Promise<Response | FormAnswer> {
  const { profile, siteUrl, clock, alerts, log } = ports;
  const { language } = facts;
  const post = await readPost(ports, facts, request, alertForm);
  if (post.status === "refused") return post.answer;
  // The page has no form then and says why.
  if (asked.tooMany !== null) return redirectAfterPost(asked.action, []);
  const { email } = post.value;
  const { visitor, setCookies } = rememberVisitor(ports, facts, {});
  const { wish, name, storeId, known } = asked;
  const nowMs = clock.nowMs();
  const key = await alerts
    .add({
      email,
      visitorId: visitor.uniqueUserId,
      language,
      storeId,
      wish,
      name,
      known,
      createdAtMs: nowMs,
      endsAtMs: nowMs + UNCONFIRMED_DAYS * DAY_MS,
    })
    .catch((error: unknown) => {
      log.error("alerts.not-stored", { message: String(error) });
      return null;
    });
  if (key === null) return post.notStored("contactError");
  await recordConsent(ports, facts, {
    visitorId: visitor.uniqueUserId,
    language,
    choice: "given",
  });
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  const { days } = profile.alerts;
  const store = getStoreOrFirst(storeId, profile);
  const sending = await sendVisitorMail(ports, {
    kind: "alert-confirmation",
    idempotencyKey: post.key,
    storeId,
    visitorId: visitor.uniqueUserId,
    askedFrom: facts.client.address,
    language,
    to: { name: "", email },
    subject: t("mail.confirm.subject", { store: store.name }),
    heading: t("mail.confirm.heading"),
    preview: t("mail.confirm.preview"),
    blocks: [
      {
        kind: "text",
        text: t(`mail.confirm.${wish.kind}`, {
          name: asked.mailName ?? t("plain.search"),
        }),
      },
      {
        kind: "button",
        label: t("mail.confirm.button"),
        url: siteUrl + getAlertAddress(key, { language }),
      },
      { kind: "note", text: t("mail.confirm.note", { days }) },
    ],
  });
  if (sending === "not-stored") return post.notStored("contactError");
  if (sending !== "stored") return post.refuse({ email: `refused.${sending}` });
  const [path, query] = asked.action.split("?");
  return redirectAfterPost(
    `${path}?${[query, "sent=1"].filter(Boolean).join("&")}`,
    setCookies,
  );
}
