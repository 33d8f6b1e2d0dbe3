/** A sentence that a pattern finds. What the pattern leaves open, such as a number, is one mark in it. */
export interface Sample {
  readonly text: string;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

interface Samples {
  readonly samples: readonly Sample[];
  /** Puts what the pattern itself says in the places of the marks. */
  readonly restore: (source: string) => string;
}

/** Private characters, which no sentence has. */
const FIRST_MARK = 0xe0_00;
const MARK = /[\uE000-\uEFFF]/g;
const START = "\uF000";
const END = "\uF001";
/** A pattern that reads in more ways is about no sentence. */
const MOST_SAMPLES = 24;

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const SPACE = /^\\s/;
const BOUNDARY = /^\\[bB]/;
/** A class of characters, in brackets or by its letter, and any character. */
const OPEN = /^(?:\\[dDwWS]|\\[pP]\{\w+\}|\[(?:\\.|[^\]\\])*\]|\.)/;
const GROUP = /^\((?:\?:)?/;
const LITERAL = /^(?:\\[^A-Za-z\d]|[^\\()[\]{}|*+?.^$])/u;

/** Null where the pattern is more than words and gaps, as one that looks ahead is. */
export function listSamples(pattern: RegExp): Samples | null {
  const gaps: string[] = [];
  const read = readAlternatives(pattern.source, gaps);
  if (read === null || read.rest !== "" || read.texts.length > MOST_SAMPLES)
    return null;
  return {
    samples: read.texts.map((text) => ({
      text: text.replaceAll(START, "").replaceAll(END, ""),
      isStart: text.startsWith(START),
      isEnd: text.endsWith(END),
    })),
    restore: (source) =>
      source.replace(
        MARK,
        (mark) => gaps[(mark.codePointAt(0) ?? 0) - FIRST_MARK] ?? "",
      ),
  };
}

interface Read {
  readonly texts: readonly string[];
  readonly rest: string;
}

function readAlternatives(source: string, gaps: string[]): Read | null {
  const first = readSequence(source, gaps);
  if (first === null || !first.rest.startsWith("|")) return first;
  const others = readAlternatives(first.rest.slice(1), gaps);
  return (
    others && { texts: [...first.texts, ...others.texts], rest: others.rest }
  );
}

function readSequence(source: string, gaps: string[]): Read | null {
  let texts: readonly string[] = [""];
  let rest = source;
  while (rest !== "" && !rest.startsWith("|") && !rest.startsWith(")")) {
    const part = readPart(rest, gaps);
    if (part === null) return null;
    texts = texts.flatMap((start) => part.texts.map((end) => start + end));
    rest = part.rest;
  }
  return { texts, rest };
}

/** One thing with what says how often it stands there. */
function readPart(source: string, gaps: string[]): Read | null {
  if (source.startsWith("^")) return { texts: [START], rest: source.slice(1) };
  if (source.startsWith("$")) return { texts: [END], rest: source.slice(1) };
  const open = OPEN.exec(source)?.[0];
  if (open !== undefined) {
    const often = QUANTIFIER.exec(source.slice(open.length))?.[0] ?? "";
    gaps.push(open + often);
    const mark = String.fromCodePoint(FIRST_MARK + gaps.length - 1);
    return { texts: [mark], rest: source.slice(open.length + often.length) };
  }
  const one = readOne(source, gaps);
  if (one === null) return null;
  const often = QUANTIFIER.exec(one.rest)?.[0] ?? "";
  const isOptional = /^[?*]/.test(often);
  return {
    texts: isOptional ? [...one.texts, ""] : one.texts,
    rest: one.rest.slice(often.length),
  };
}

function readOne(source: string, gaps: string[]): Read | null {
  if (BOUNDARY.test(source)) return { texts: [""], rest: source.slice(2) };
  if (SPACE.test(source)) return { texts: [" "], rest: source.slice(2) };
  const literal = LITERAL.exec(source)?.[0];
  if (literal !== undefined)
    return {
      texts: [literal.slice(-1)],
      rest: source.slice(literal.length),
    };
  const group = GROUP.exec(source)?.[0];
  if (group === undefined) return null;
  const inner = readAlternatives(source.slice(group.length), gaps);
  return inner?.rest.startsWith(")") === true
    ? { texts: inner.texts, rest: inner.rest.slice(1) }
    : null;
}
