import type { FlashKey } from "#app/domain/visitor/flash.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormDefinition,
  HONEYPOT_FIELD,
  parseForm,
  TOKEN_FIELD,
} from "#app/site/forms/form-definition.ts";
import { createFormAnswers, type FormAnswer } from "./form-answers.server.ts";
import { type FormPart, parseMultipart } from "./multipart.server.ts";
import { parseUrlEncoded } from "./url-encoded.server.ts";

export type { FormAnswer } from "./form-answers.server.ts";

export type PostPorts = Pick<
  AppPorts,
  "formTokens" | "rateLimits" | "log" | "profile"
>;
type PostFacts = Pick<RequestFacts, "client" | "language">;

export interface GoodPost<Output> {
  readonly status: "good";
  readonly value: Output;
  /** The rendered form has this key; it is the lead's idempotency key too. */
  readonly key: string;
  /**
   * Answers 400 with messages that only the server could find: keys of FIELD_MESSAGES or of the form's own copy, by
   * field; a message of the whole form stands under "".
   */
  readonly refuse: (errors: Readonly<Record<string, string>>) => FormAnswer;
  /** It answers 503 with the values kept, the phone number and the toast, because nothing could be stored. */
  readonly notStored: (toast: FlashKey) => FormAnswer;
}

export type Post<Output> =
  | GoodPost<Output>
  | { readonly status: "refused"; readonly answer: FormAnswer };

/** A household or an office shares one address, and a person sends only a few. */
const ORDINARY_LIMIT = { count: 60, seconds: 600 };

/**
 * This is everything between a POST and a form's values, in this order: rate limit (429), readable, honeypot,
 * signed render time and schema (400). Only fields of the schema are read. Every refusal keeps the values.
 *
 *     const post = await readPost(ports, facts, request, contactForm);
 *     if (post.status === "refused") return post.answer;
 */
export async function readPost<Output extends Record<string, unknown>>(
  ports: PostPorts,
  facts: PostFacts,
  request: Request,
  form: FormDefinition<Output>,
  limit: Omit<RateLimit, "name"> = ORDINARY_LIMIT,
): Promise<Post<Output>> {
  const sent = await readFormData(request);
  const waitSeconds = await takeOne(ports, facts, {
    ...limit,
    name: form.name,
  });
  const answers = createFormAnswers(ports, facts, form, sent);
  const toRefusal = (answer: FormAnswer) =>
    ({ status: "refused", answer }) as const;
  if (waitSeconds !== null) return toRefusal(answers.tooMany(waitSeconds));
  if (sent === null) return toRefusal(answers.problem("unreadable"));
  if (sent.getAll(HONEYPOT_FIELD).some((it) => it !== ""))
    return toRefusal(answers.problem("robot"));
  const token = sent.get(TOKEN_FIELD);
  const read = ports.formTokens.read(
    form.name,
    typeof token === "string" ? token : "",
  );
  // The visitor learns the same from a forged token as from one that is too old.
  if (read.status !== "good")
    return toRefusal(
      answers.problem(read.status === "early" ? "early" : "stale"),
    );
  const submission = parseForm(form, sent);
  if (submission.status !== "success")
    return toRefusal(answers.wrong(submission.error ?? {}));
  return {
    status: "good",
    value: submission.value,
    key: read.key,
    refuse: (errors) =>
      answers.wrong(
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name, [error]]),
        ),
      ),
    notStored: answers.notStored,
  };
}

/** A limit that cannot be checked blocks nobody's message. */
async function takeOne(
  { rateLimits, log }: PostPorts,
  { client }: PostFacts,
  limit: RateLimit,
): Promise<number | null> {
  try {
    return await rateLimits.take(limit, client.address);
  } catch (error) {
    log.warn("forms.limit-not-checked", { message: String(error) });
    return null;
  }
}

/** Our longest form has some thirty fields. */
const MOST_FIELDS = 200;

/** Small forms without fields to keep answer so what is no form, or not of theirs. */
export function refuseUnreadableForm(): Response {
  return new Response("This form cannot be read.\n", { status: 400 });
}

/** Null stands for what is no form: another content type, a broken body, or hundreds of fields. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const contentType = request.headers.get("Content-Type") ?? "";
  try {
    if (contentType.startsWith("multipart/form-data")) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const parts = parseMultipart(contentType, bytes, MOST_FIELDS);
      return parts === null ? null : toFormData(parts);
    }
    if (!contentType.startsWith("application/x-www-form-urlencoded"))
      return null;
    const bytes = new Uint8Array(await request.arrayBuffer());
    const fields = parseUrlEncoded(bytes, MOST_FIELDS);
    return fields === null ? null : toFormData(fields);
  } catch {
    return null;
  }
}

function toFormData(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const { name, value } of parts) form.append(name, value);
  return form;
}
