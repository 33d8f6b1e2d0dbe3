import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";

/** What stands in the way of the whole form; each has its sentence in copy.ts. */
export type FormProblem =
  | "early"
  | "stale"
  | "robot"
  | "too-many"
  | "not-stored"
  | "offline"
  | "unreadable";

/** What an action answers with when a form cannot go through: its values, what is wrong, and a token to try again. */
export interface FormReply {
  readonly form: string;
  readonly problem: FormProblem | null;
  /** Of a problem that passes. */
  readonly waitSeconds: number | null;
  /** What is said besides, in passing; null for nothing. Spec §8. */
  readonly toast: ToastMessage | null;
  /** Null keeps the one that the form has. */
  readonly token: string | null;
  /** Conform's: values and errors by field; null when nothing was read. */
  readonly result: SubmissionResult | null;
}
