import { Tokenizer, TokenType } from "@streamparser/json";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import { LINE_FEED } from "#app/adapters/inventory-feed/feed-text.server.ts";

/** These events follow a JSON text in its order. */
export interface JsonEvents {
  openObject(): void;
  closeObject(): void;
  openArray(): void;
  closeArray(): void;
  key(name: string): void;
  /** The text is null for JSON's null. */
  value(text: string | null): void;
}

type Place = "key or end" | "key" | "colon" | "value" | "value or end" | "next";

interface Open {
  readonly isObject: boolean;
  place: Place;
}

export const MAX_DEPTH = 32;

/**
 * JSON is checked as it comes: one value, or several after each other (NDJSON). Only the path to the reader's position
 * and the current string are kept.
 */
export function createJsonReader(
  events: JsonEvents,
  maxTextLength: number,
): { write(piece: string): void; close(): void } {
  const open: Open[] = [];
  let lineEndCount = 0;
  let bytes: Uint8Array = new Uint8Array();
  let bytesBefore = 0;
  let lastTokenAt = 0;
  const fail = (problem: string): never => {
    const line =
      1 +
      lineEndCount +
      countLineEnds(bytes.subarray(0, lastTokenAt - bytesBefore));
    throw new FeedError(
      `The JSON cannot be read near line ${line}: ${problem}. Nothing was imported.`,
    );
  };
  const push = (isObject: boolean) => {
    startValue();
    if (open.length >= MAX_DEPTH)
      fail(`values are nested deeper than ${MAX_DEPTH}`);
    open.push({ isObject, place: isObject ? "key or end" : "value or end" });
  };
  const pop = (isObject: boolean) => {
    const top = open.pop();
    const mayEnd = top?.place === "next" || top?.place.endsWith("or end");
    if (top?.isObject !== isObject || !mayEnd)
      fail(`a ${isObject ? "}" : "]"} stands where none can`);
  };
  const startValue = () => {
    const top = open.at(-1);
    if (top === undefined) return;
    if (!top.place.startsWith("value")) fail("a value stands where none can");
    top.place = "next";
  };
  const takeComma = () => {
    const top = open.at(-1);
    if (top?.place !== "next") return fail("a comma stands where none can");
    top.place = top.isObject ? "key" : "value";
  };
  const takeColon = () => {
    const top = open.at(-1);
    if (top?.place !== "colon") return fail("a colon stands where none can");
    top.place = "value";
  };
  const takePlainValue = (text: string | null) => {
    if (open.length === 0) fail("a value stands outside any list");
    startValue();
    events.value(text);
  };
  const takeString = (text: string) => {
    const top = open.at(-1);
    if (top?.place.startsWith("key")) {
      top.place = "colon";
      events.key(text);
    } else takePlainValue(text);
  };
  const tokenizer = new Tokenizer({ separator: "" });
  tokenizer.onToken = ({ token, value, offset }) => {
    lastTokenAt = offset;
    if (token === TokenType.STRING) takeString(String(value));
    else if (token === TokenType.COLON) takeColon();
    else if (token === TokenType.COMMA) takeComma();
    else if (token === TokenType.LEFT_BRACE) {
      push(true);
      events.openObject();
    } else if (token === TokenType.RIGHT_BRACE) {
      pop(true);
      events.closeObject();
    } else if (token === TokenType.LEFT_BRACKET) {
      push(false);
      events.openArray();
    } else if (token === TokenType.RIGHT_BRACKET) {
      pop(false);
      events.closeArray();
    } else if (token === TokenType.NULL) takePlainValue(null);
    else if (token !== TokenType.SEPARATOR) takePlainValue(String(value));
  };
  const runGuarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      if (error instanceof FeedError) throw error;
      fail(describeJsonError(error));
    }
  };
  return {
    write(piece) {
      bytes = Buffer.from(piece);
      runGuarded(() => tokenizer.write(bytes));
      lineEndCount += countLineEnds(bytes);
      bytesBefore += bytes.length;
      bytes = new Uint8Array();
      if (bytesBefore - lastTokenAt > maxTextLength)
        fail("a piece of text is longer than any can be");
    },
    close() {
      if (!tokenizer.isEnded) runGuarded(() => tokenizer.end());
      if (open.length > 0) fail("the file ends inside it: it is cut off");
    },
  };
}

function describeJsonError(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return /ended in the middle|Unexpected end/i.test(reason)
    ? "the file ends inside it: it is cut off"
    : reason.slice(0, 120).replace(/\.$/, "");
}

function countLineEnds(bytes: Uint8Array): number {
  let count = 0;
  let at = bytes.indexOf(LINE_FEED);
  for (; at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}
