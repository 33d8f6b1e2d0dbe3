import { data } from "react-router";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildFlashToast } from "#app/site/toasts/flash-toast.server.ts";
import {
  type FormDefinition,
  TOKEN_FIELD,
} from "#app/site/forms/form-definition.ts";
import {
  EMPTY_REPLY,
  type FormProblem,
  type FormReply,
} from "#app/site/forms/form-reply.ts";

/** It is longer than any field takes, so that a text that was too long is still reported. */
const LONGEST_KEPT = 6_000;

/** Only the form's own fields come back, each cut to a maximum length. */
function readKeptValues(
  { fieldNames }: Pick<FormDefinition<unknown>, "fieldNames">,
  sent: FormData,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of fieldNames) {
    const value = sent.get(name);
    if (typeof value === "string") kept[name] = cut(value);
  }
  return kept;
}

function cut(value: string): string {
  return value.length <= LONGEST_KEPT
    ? value
    : value.slice(0, LONGEST_KEPT).toWellFormed();
}

/** The page shows the form again with its values and what is wrong. */
export type FormAnswer = ReturnType<typeof data<FormReply>>;

/** Conform lists errors by field. */
type FieldErrors = NonNullable<NonNullable<FormReply["result"]>["error"]>;

const LONGEST_TOKEN = 200;
/** What could not be stored may be tried again then. */
export const RETRY_S = 30;

/** Each answer has the values that were sent. */
export function createFormAnswers(
  { formTokens, profile }: Pick<AppPorts, "formTokens" | "profile">,
  { language }: Pick<RequestFacts, "language">,
  form: FormDefinition<Record<string, unknown>>,
  sent: FormData | null,
) {
  const initialValue = sent === null ? null : readKeptValues(form, sent);

  function reply(changes: Partial<FormReply>, error: FieldErrors): FormReply {
    return {
      ...EMPTY_REPLY,
      form: form.name,
      token: readSentToken(sent) ?? formTokens.issue(form.name),
      result:
        initialValue === null
          ? null
          : {
              status: "error",
              initialValue,
              error,
              fields: [...form.fieldNames],
            },
      ...changes,
    };
  }

  return {
    /** A corrected form is the same form, so it keeps its token. */
    wrong: (errors: FieldErrors): FormAnswer =>
      data(reply({}, errors), { status: 400 }),
    problem(problem: FormProblem): FormAnswer {
      // A form that came too early only has to wait; any other gets a new token.
      const token = problem === "early" ? {} : issueToken();
      return data(reply({ problem, ...token }, {}), { status: 400 });
    },
    tooMany: (waitSeconds: number): FormAnswer =>
      data(reply({ problem: "too-many", waitSeconds }, {}), {
        status: 429,
        headers: { "Retry-After": String(waitSeconds) },
      }),
    notStored: (toast: FlashKey): FormAnswer =>
      data(
        reply(
          {
            problem: "not-stored",
            toast: buildFlashToast(toast, profile, language),
          },
          {},
        ),
        { status: 503, headers: { "Retry-After": String(RETRY_S) } },
      ),
  };

  function issueToken() {
    return { token: formTokens.issue(form.name) };
  }
}

function readSentToken(sent: FormData | null): string | null {
  const token = sent?.get(TOKEN_FIELD);
  return typeof token === "string" && token.length <= LONGEST_TOKEN
    ? token
    : null;
}
