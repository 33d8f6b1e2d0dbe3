import type { PriceKey } from "#app/domain/gate/gate.ts";

/** A window sticker in the words that the server chose: its component and its page need none of their own. */
export interface StickerView {
  readonly head: string;
  /** "Stock A21-4471". */
  readonly stock: string | null;
  readonly body: ShownSticker | KeptSticker;
}

export interface ShownSticker {
  readonly isShown: true;
  readonly total: string;
  /** The struck price. */
  readonly was: string | null;
  readonly drop: string | null;
  /** What the total is the sum of. */
  readonly lines: readonly StickerLine[];
  readonly taxes: string;
  /** With what the state charges; null where that is not known. */
  readonly outTheDoor: OutTheDoorView | null;
}

/** Every amount that is no more than likely says so. */
interface OutTheDoorView {
  readonly label: string;
  readonly total: string;
  readonly lines: readonly StickerLine[];
  readonly note: string;
}

/** A price that is locked, or not given. */
interface KeptSticker {
  readonly isShown: false;
  readonly isLocked: boolean;
  readonly title: string;
  /** `{phone}` stands where the number of the vehicle's store belongs. */
  readonly text: string;
  /** What opens it next; null when nothing does. */
  readonly unlock: { readonly asks: PriceKey; readonly label: string } | null;
}

export interface StickerLine {
  readonly label: string;
  readonly value: string;
}
