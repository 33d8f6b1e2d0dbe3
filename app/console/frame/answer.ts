import type { ReactNode } from "react";

/** What a handler of the console answers; the frame puts it into a document or a response. */
export type ConsoleAnswer =
  | {
      readonly kind: "page";
      /** 200, unless something of what was typed is wrong. */
      readonly status?: 200 | 400 | 409 | 422;
      readonly title: string;
      readonly body: ReactNode;
    }
  | {
      readonly kind: "redirect";
      readonly to: string;
      /** What was done, in words that the next page shows. */
      readonly notice?: Notice;
      /** The id of what the page is to show first. */
      readonly fragment?: string;
      readonly cookies?: readonly string[];
    }
  | {
      readonly kind: "json";
      readonly status?: number;
      readonly value: object;
      readonly cookies?: readonly string[];
    }
  | {
      readonly kind: "file";
      readonly name: string;
      readonly contentType: string;
      readonly body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
    }
  | {
      readonly kind: "picture";
      readonly contentType: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  /** Also of what belongs to another store: nobody learns that it is there. */
  | { readonly kind: "not-found" };

/** Sentences of `frame/copy.ts` that say what was done; the address names one of them. */
export const NOTICES = [
  "saved",
  "savedForRestart",
  "photosAdded",
  "removed",
  "sessionEnded",
  "appointmentBooked",
  "appointmentMoved",
  "appointmentCancelled",
  "slotsBlocked",
  "slotsOpened",
  "passkeyAdded",
  "passkeyRemoved",
  "signedOut",
  "answered",
  "reopened",
  "assigned",
  "noted",
  "replayed",
  "feedReleased",
  "feedLeftOut",
] as const;
export type Notice = (typeof NOTICES)[number];

export const NOT_FOUND: ConsoleAnswer = { kind: "not-found" };
