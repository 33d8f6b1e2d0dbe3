import { hash } from "node:crypto";
import { isMailAddress } from "#app/domain/forms/fields.ts";
import {
  getStopAddress,
  printStopMailbox,
} from "#app/domain/contact-stop/stop-link.ts";
import { getStoreOrFirst, toHeaderSafe } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import {
  buildMailBodies,
  type MailBlock,
  type MailFrame,
} from "#app/domain/visitor-mail/mail-bodies.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { visitorMailCopy } from "./copy.ts";

export type VisitorMailPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "stopLinks" | "visitorMails" | "rateLimits" | "log"
>;

type MailBuildingPorts = Pick<
  VisitorMailPorts,
  "profile" | "siteUrl" | "stopLinks"
>;

export interface MailToSend extends Pick<
  VisitorMail,
  "kind" | "idempotencyKey" | "storeId" | "visitorId" | "to" | "subject"
> {
  /** The client address that asked for it; null for a mail that we send by ourselves. */
  readonly askedFrom: string | null;
  readonly language: RequestFacts["language"];
  readonly heading: string;
  /** Mail programs show it beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** Why it came; by default that somebody asked for it with this address. */
  readonly reason?: string;
  readonly attachments?: VisitorMail["attachments"];
  /** A POST here ends such mails, and a link at the mail's end leads here. */
  readonly unsubscribeUrl?: string | null;
  /** We send it by ourselves: the mail program's own button stops all contact, where no other address stops these mails. */
  readonly isUnasked?: boolean;
}

export type MailSending =
  /** On stable storage, or there already under this key. */
  | "stored"
  | "bad-address"
  /** This address was sent enough today, or whoever asks has asked enough. */
  | "too-many"
  /** Say so, and show the phone number. */
  | "not-stored";

/** Assumption A201: nobody's mailbox is filled from our forms. */
const MAILS_A_DAY = { name: "visitor-mail", count: 10, seconds: 86_400 };
const ASKED_AN_HOUR = { name: "visitor-mail-asked", count: 20, seconds: 3_600 };

/** The one way to write to a visitor. It never throws, and what goes wrong says nothing of the visitor. */
export async function sendVisitorMail(
  ports: VisitorMailPorts,
  mail: MailToSend,
): Promise<MailSending> {
  const { visitorMails, log } = ports;
  const { kind, to } = mail;
  const email = to.email.trim();
  if (!isMailAddress(email)) return "bad-address";
  if (!(await isMailAllowed(ports, mail, email))) return "too-many";
  try {
    await visitorMails.send(buildVisitorMail(ports, mail, email));
    return "stored";
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.error("visitor-mails.not-stored", { kind, message });
    return "not-stored";
  }
}

/** Counts the mail. The limit keeps a hash, not the address. One that cannot be checked blocks nobody's mail. */
export async function isMailAllowed(
  { rateLimits, log }: Pick<VisitorMailPorts, "rateLimits" | "log">,
  { kind, askedFrom }: Pick<MailToSend, "kind" | "askedFrom">,
  email: string,
): Promise<boolean> {
  try {
    const key = hash("sha256", email.toLowerCase());
    const isAskedEnough =
      askedFrom !== null &&
      (await rateLimits.take(ASKED_AN_HOUR, askedFrom)) !== null;
    if (!isAskedEnough && (await rateLimits.take(MAILS_A_DAY, key)) === null)
      return true;
    log.warn("visitor-mails.too-many", { kind });
    return false;
  } catch (error) {
    log.warn("forms.limit-not-checked", { message: String(error) });
    return true;
  }
}

/** For a mail that is stored together with what it tells; `sendVisitorMail` stores one by itself. */
export function buildVisitorMail(
  ports: MailBuildingPorts,
  mail: MailToSend,
  email: string,
): VisitorMail {
  const { kind, idempotencyKey, storeId, visitorId, language } = mail;
  const { attachments = [], isUnasked = false } = mail;
  const sealed = ports.stopLinks.close(
    printStopMailbox({ email, name: mail.to.name, storeId, visitorId }),
  );
  const stopUrl = ports.siteUrl + getStopAddress(sealed, { language });
  const unsubscribeUrl = mail.unsubscribeUrl ?? (isUnasked ? stopUrl : null);
  return {
    kind,
    idempotencyKey,
    storeId,
    visitorId,
    attachments,
    unsubscribeUrl,
    to: { name: toHeaderSafe(mail.to.name), email },
    subject: toHeaderSafe(mail.subject),
    ...buildMailBodies(buildFrame(ports, mail, stopUrl), mail.blocks),
  };
}

function buildFrame(
  { profile, siteUrl }: MailBuildingPorts,
  { language, heading, preview, reason, storeId, unsubscribeUrl }: MailToSend,
  stopUrl: string,
): MailFrame {
  const store = getStoreOrFirst(storeId, profile);
  const t = createTranslator(
    visitorMailCopy,
    profile.texts[language],
    language,
  );
  const { addressLine1, addressLine2, city, stateShort, zip } = store;
  return {
    language,
    heading,
    preview,
    store: {
      name: store.name,
      url: siteUrl,
      lines: [
        ...[addressLine1, addressLine2].filter((it) => it !== null),
        `${city}, ${stateShort} ${zip}`,
        t("phone", { phone: formatPhone(store.phone, "general") }),
      ],
    },
    color: buildColorSteps(profile.theme.primary, SURFACE).button,
    reasons: [reason ?? t("asked"), t("answer", { store: store.name })],
    stops: [
      ...(unsubscribeUrl ? [{ label: t("stop"), url: unsubscribeUrl }] : []),
      { label: t("stopAll"), url: stopUrl },
    ],
  };
}
