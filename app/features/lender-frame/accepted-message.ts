import {
  type FrameMessage,
  parseFrameMessage,
} from "#app/domain/lender-frame/frame-message.ts";

/** A page listens only to this window. */
export interface FrameSpeaker {
  readonly origin: string;
  /** This is the window of the frame; it is null before the frame is there. */
  readonly window: unknown;
}

/**
 * This is a message of the lender's page in our own frame; it is null for a message from anybody else and for
 * unknown words.
 */
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
