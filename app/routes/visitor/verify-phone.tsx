import { data, useActionData } from "react-router";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import { PHONE_CODE_PATH } from "#app/features/phone-verification/phone-addresses.ts";
import { getVerifyPhoneAddress } from "#app/site/visitor/verify-phone-address.ts";
import { phoneNumberForm } from "#app/features/phone-verification/phone-forms.ts";
import {
  isPhoneVerificationOn,
  sendPhoneCode,
  toFieldErrors,
} from "#app/features/phone-verification/phone-verification.server.ts";
import { VerifyPhonePage } from "#app/features/phone-verification/verify-phone-pages.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { readPost } from "#app/site/forms/sending/read-post.server.ts";
import {
  areCookiesRefused,
  askForCookies,
} from "#app/site/visitor/cookie-check.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import type { Route } from "./+types/verify-phone.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { phoneVerificationCopy } from "#app/features/phone-verification/copy.ts";

export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  if (!isPhoneVerificationOn(ports))
    throw data(`Page not found: ${url.pathname}`, { status: 404 });
  const facts = context.get(requestContext);
  const page = {
    token: ports.formTokens.issue(phoneNumberForm.name),
    phone: facts.visitor.phone,
    returnTo: readReturnTo(url),
    areCookiesRefused: areCookiesRefused(facts, url),
  };
  return withHead({ context, url }, page, (_page, site) => ({
    title: siteTexts(phoneVerificationCopy, site)("title"),
    hasOwnTitle: true,
    description: null,
  }));
}

/** It echoes a phone number. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  if (!isPhoneVerificationOn(ports))
    throw data(`Page not found: ${url.pathname}`, { status: 404 });
  const post = await readPost(ports, facts, request, phoneNumberForm);
  if (post.status === "refused") return post.answer;
  const { phone } = post.value;
  const sent = await sendPhoneCode(ports, facts, phone);
  const returnTo = readReturnTo(url);
  const codeAddress = getVerifyPhoneAddress(returnTo, PHONE_CODE_PATH);
  if (sent.error === null)
    return redirectAfterPost(
      askForCookies(facts, url, {
        next: codeAddress,
        here: getVerifyPhoneAddress(returnTo),
      }),
      sent.setCookies,
    );
  // A code is on its way to this number, and the field for it stays. Assumption A188.
  if (facts.phoneToVerify?.phone === phone)
    return redirectAfterPost(`${codeAddress}&notSent=${sent.error.key}`, []);
  return post.refuse(toFieldErrors(sent.error));
}

export default function VerifyPhone() {
  return (
    <VerifyPhonePage
      page={usePageData<typeof loader>()}
      reply={useActionData<typeof action>()}
    />
  );
}
