import { createContext } from "react";

/** A part of a page tells it that its form was sent, so that the page's own words may follow; null where none do. */
export const FormSentContext = createContext<(() => void) | null>(null);
