import { createContext, type ReactNode } from "react";

interface FormSent {
  /** A part of a page tells it that its form was sent, so that the page's own words may follow. */
  readonly onSent: () => void;
  readonly isSent: boolean;
  /** The page leads on with this, straight below what was sent. */
  readonly next: ReactNode;
}

/** Null where a page has no words for it. */
export const FormSentContext = createContext<FormSent | null>(null);
