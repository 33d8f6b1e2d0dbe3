import {
  type FrameMessage,
  parseFrameMessage,
} from "#app/domain/lender-frame/frame-message.ts";

/** Whom a page listens to. */
export interface FrameSpeaker {
  readonly origin: string;
  /** Of the frame itself; null before it is there. */
  readonly window: unknown;
}

/** A message of the lender's own page in our own frame; null for anybody else's, and for words we do not know. */
export function readAcceptedMessage(
  event: {
    readonly origin: string;
    readonly source: unknown;
    readonly data: unknown;
  },
  { origin, window }: FrameSpeaker,
): FrameMessage | null {
  const isOurs =
    window !== null && event.source === window && event.origin === origin;
  return isOurs ? parseFrameMessage(event.data) : null;
}
