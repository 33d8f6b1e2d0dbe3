import type { SubmissionResult } from "@conform-to/react";
import { data, isRouteErrorResponse } from "react-router";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";

/** Each blocks the whole form and has its sentence in copy.ts. */
export type FormProblem =
  | "early"
  | "stale"
  | "robot"
  | "too-many"
  | "not-stored"
  | "offline"
  | "unreadable";

/** It says what an action answers when a form cannot go through, with a token to try again. */
export interface FormReply {
  readonly form: string;
  readonly problem: FormProblem | null;
  /** Only a problem that passes has it. */
  readonly waitSeconds: number | null;
  /** Said besides, in passing; null says nothing (Spec §8). */
  readonly toast: ToastMessage | null;
  /** Null keeps the token that the form has. */
  readonly token: string | null;
  /** Conform gives values and errors by field; null means that nothing was read. */
  readonly result: SubmissionResult | null;
}

/** A dialog is told where its form leads on to, and goes there itself. */
export interface FormSent {
  readonly next: string;
}

export const EMPTY_REPLY: FormReply = {
  form: "",
  problem: null,
  waitSeconds: null,
  toast: null,
  token: null,
  result: null,
};

/**
 * Every route with a form exports it: `export { sendForm as clientAction } from "…/form-reply.ts"`.
 * When the network fails, the form stays with all that was typed and says so.
 */
export async function sendForm({
  serverAction,
}: {
  readonly serverAction: () => Promise<unknown>;
}): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // This is a redirect, or an answer that has its own page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const offline = { ...EMPTY_REPLY, problem: "offline" } as const;
    return data<FormReply>(offline, { status: 503 });
  }
}
