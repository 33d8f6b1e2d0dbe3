import type { SubmissionResult } from "@conform-to/react";
import { data, isRouteErrorResponse } from "react-router";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";

/** A problem blocks the whole form; each has its sentence in copy.ts. */
export type FormProblem =
  | "early"
  | "stale"
  | "robot"
  | "too-many"
  | "not-stored"
  | "offline"
  | "unreadable";

/**
 * An action answers with this when a form cannot go through: its values, what is wrong, and a token to try
 * again.
 */
export interface FormReply {
  readonly form: string;
  readonly problem: FormProblem | null;
  /** It is set for a problem that passes. */
  readonly waitSeconds: number | null;
  /** The toast is said besides, in passing; null says nothing (Spec §8). */
  readonly toast: ToastMessage | null;
  /** Null keeps the token that the form has. */
  readonly token: string | null;
  /** Conform's result holds values and errors by field; it is null when nothing was read. */
  readonly result: SubmissionResult | null;
}

/** It says nothing of any form. */
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
