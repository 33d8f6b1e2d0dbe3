import { data, redirect, useActionData } from "react-router";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import { SEND_WAIT_MS } from "#app/features/phone-verification/phone-addresses.ts";
import { getVerifyPhoneAddress } from "#app/site/visitor/verify-phone-address.ts";
import { PhoneCodePage } from "#app/features/phone-verification/verify-phone-pages.tsx";
import {
  phoneCodeForm,
  phoneNumberForm,
} from "#app/features/phone-verification/phone-forms.ts";
import {
  isPhoneVerificationOn,
  toFieldErrors,
  verifyPhoneCode,
} from "#app/features/phone-verification/phone-verification.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { readPost } from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import type { Route } from "./+types/verify-phone-code.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { phoneVerificationCopy } from "#app/features/phone-verification/copy.ts";

export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, phoneToVerify, returnTo } = getCodeStep(context, url);
  const { formTokens, clock, profile } = ports;
  const readyAtMs = phoneToVerify.sentAtMs + SEND_WAIT_MS;
  const page = {
    token: formTokens.issue(phoneCodeForm.name),
    resendToken: formTokens.issue(phoneNumberForm.name),
    phone: phoneToVerify.phone,
    codeMinutes: profile.leads.phoneVerification.codeMinutes,
    resendWaitMs: Math.min(
      Math.max(readyAtMs - clock.nowMs(), 0),
      SEND_WAIT_MS,
    ),
    sentAtMs: phoneToVerify.sentAtMs,
    /** Why a new code that was asked for was not sent. */
    notSent: findReasonNotSent(url),
    returnTo,
  };
  return withHead({ context, url }, page, (_page, site) => ({
    title: siteTexts(phoneVerificationCopy, site)("codeTitle"),
    hasOwnTitle: true,
    description: null,
  }));
}

/** It echoes a phone number. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { ports, facts, phoneToVerify, returnTo } = getCodeStep(context, url);
  const post = await readPost(ports, facts, request, phoneCodeForm);
  if (post.status === "refused") return post.answer;
  const verified = await verifyPhoneCode(ports, facts, {
    phone: phoneToVerify.phone,
    code: post.value.code,
  });
  if (verified.error !== null)
    return post.refuse(toFieldErrors(verified.error));
  return redirectAfterPost(returnTo, [
    ...verified.setCookies,
    formatFlashCookie("phoneVerified", ports.hasTls),
  ]);
}

function findReasonNotSent({ searchParams }: URL) {
  const reason = searchParams.get("notSent");
  return (
    (["tooManySends", "unavailable"] as const).find((it) => it === reason) ??
    null
  );
}

/** Throws the way to the first step when no number is on its way. */
function getCodeStep(context: LoadContext, url: URL) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  if (!isPhoneVerificationOn(ports))
    throw data(`Page not found: ${url.pathname}`, { status: 404 });
  const returnTo = readReturnTo(url);
  const { phoneToVerify } = facts;
  if (phoneToVerify === null)
    throw redirect(getVerifyPhoneAddress(returnTo), 303);
  return { ports, facts, phoneToVerify, returnTo };
}

export default function VerifyPhoneCode() {
  return (
    <PhoneCodePage
      page={usePageData<typeof loader>()}
      reply={useActionData<typeof action>()}
    />
  );
}
