import { must } from "../fault.ts";
import type { Journal, Submission } from "./journal.ts";

/** No person is faster, and the server takes no form that is. */
const RIPE_AFTER_MS = 1_100;
/** With the words of the form stands the number to call. */
const HONEST_REFUSAL = /We couldn’t save this just now[^<]*call [^<]*\d{3}/;

export interface RipeningToken {
  readonly token: string;
  readonly fetchedAtMs: number;
}

/** Fetches the page with the form; null when the site does not answer or says that it cannot. */
export async function fetchToken(
  origin: string,
  path = "/contact-us",
): Promise<RipeningToken | null> {
  try {
    const answer = await fetch(origin + path);
    const page = await answer.text();
    if (answer.status >= 500) return null;
    const token = /name="formToken" value="([^"]+)"/.exec(page)?.[1];
    must(
      token !== undefined,
      `${path} answered ${answer.status} without a form`,
    );
    return { token, fetchedAtMs: performance.now() };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export function ripensInMs({ fetchedAtMs }: RipeningToken): number {
  return Math.max(0, RIPE_AFTER_MS - (performance.now() - fetchedAtMs));
}

/** "no answer" leaves it open whether the site has it. */
export type SendResult = "acknowledged" | "refused" | "no answer";

/** Sends one form, and writes down what the site says of it. */
export async function send(
  origin: string,
  journal: Journal,
  submission: Submission,
  { path = "/contact-us", body = contactBody }: SendOptions = {},
): Promise<SendResult> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": getClientAddress(submission) },
      body: body(submission),
    });
    text = await answer.text();
  } catch {
    return "no answer";
  }
  const said = (answer.headers.get("Location") ?? "") + text;
  const reference = /reference=([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(said)?.[1];
  if (reference !== undefined && answer.status < 400) {
    journal.noteReference(submission, reference);
    return "acknowledged";
  }
  must(
    answer.status === 503,
    `${path} answered ${answer.status}: ${text.slice(0, 300)}`,
  );
  must(
    HONEST_REFUSAL.test(text),
    `${path} answered 503 without the phone number: ${text.slice(0, 300)}`,
  );
  journal.noteRefusal();
  return "refused";
}

export interface SendOptions {
  readonly path?: string;
  readonly body?: (submission: Submission) => URLSearchParams | FormData;
}

export function contactBody({ marker, token }: Submission): URLSearchParams {
  return new URLSearchParams({ ...contactFields(marker), formToken: token });
}

export function contactFields(marker: string) {
  return {
    homepage: "",
    topic: "7",
    firstName: "Nora",
    lastName: "Quill",
    email: "nora@quill.example",
    phone: "6305550111",
    message: `Is it still there? ${marker}`,
  };
}

/** Of the visitor: no two share one, so none waits for another's limit. */
function getClientAddress({ token }: Submission): string {
  const [, key = ""] = token.split(".");
  const bytes = Buffer.from(key, "base64url");
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}
