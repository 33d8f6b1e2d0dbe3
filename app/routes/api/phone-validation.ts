import {
  buildErrorAnswer,
  buildGoodAnswer,
  getErrorStatus,
  isPhoneVerificationOn,
  type PhoneValidationAnswer,
  sendPhoneCode,
  verifyPhoneCode,
} from "#app/features/phone-verification/phone-verification.server.ts";
import { phoneVerificationCopy } from "#app/features/phone-verification/copy.ts";
import { parseValidation } from "#app/domain/phone-verification/phone-validation.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { readFormData } from "#app/site/forms/sending/read-post.server.ts";
import type { Route } from "./+types/phone-validation.ts";

/** Spec §7, `POST /api/customer/phoneValidation`: as JSON or as a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  if (!isPhoneVerificationOn(ports)) return answerNotFound();
  const asked = parseValidation(await readSentFields(request));
  if ("key" in asked) return answer(400, buildErrorAnswer(asked));
  const result =
    asked.type === "code-verification"
      ? await verifyPhoneCode(ports, facts, asked)
      : await sendPhoneCode(ports, facts, asked.phone);
  if (result.error !== null)
    return answer(getErrorStatus(result.error), buildErrorAnswer(result.error));
  const { language } = facts;
  const { texts } = ports.profile;
  const t = createTranslator(phoneVerificationCopy, texts[language], language);
  return answer(
    200,
    buildGoodAnswer(
      t(asked.type === "code-verification" ? "verified" : "codeSent"),
    ),
    result.setCookies,
  );
}

export function loader({ context }: Route.LoaderArgs) {
  return isPhoneVerificationOn(context.get(portsContext))
    ? new Response(null, { status: 405, headers: { Allow: "POST" } })
    : answerNotFound();
}

/** Only own fields of a plain object count; anything else says nothing. */
async function readSentFields(
  request: Request,
): Promise<Record<string, unknown>> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (contentType.startsWith("application/json")) {
    const body: unknown = await request.json().catch(() => null);
    return typeof body === "object" && body !== null
      ? Object.fromEntries(Object.entries(body))
      : {};
  }
  const form = await readFormData(request);
  return form === null ? {} : Object.fromEntries(form);
}

function answer(
  status: number,
  body: PhoneValidationAnswer,
  setCookies: readonly string[] = [],
): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return Response.json(body, { status, headers });
}

function answerNotFound(): Response {
  return Response.json({ message: "Not found." }, { status: 404 });
}
