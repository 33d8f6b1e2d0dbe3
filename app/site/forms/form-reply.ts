import type { SubmissionResult } from "@conform-to/react";
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
