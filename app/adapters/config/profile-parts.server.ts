import { findJsonError, type JsonError } from "./json-error.server.ts";
import { getPosition } from "./json-positions.server.ts";
import { isMarkdownName, readMarkdownParts } from "./markdown-parts.server.ts";
import {
  isPartFile,
  MARKDOWN_FOLDERS,
  PART_FILES,
  PROFILE_JSON,
  type StoreProfileFault,
  VALUATION_BOOK,
} from "./profile-files.server.ts";
import type { ProfileFile } from "./profile-folder.server.ts";

/** One object holds this name twice; JSON.parse would silently keep the last. */
interface RepeatedName {
  readonly name: string;
  readonly offset: number;
}

const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** The text must be JSON that parses. */
function listRepeatedNames(json: string): RepeatedName[] {
  const repeated: RepeatedName[] = [];
  const open: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of json.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (colon !== undefined) {
      const name = String(JSON.parse(token.slice(0, -colon.length)));
      const names = open.at(-1);
      if (names?.has(name)) {
        repeated.push({ name, offset: index });
      }
      names?.add(name);
    }
  }
  return repeated;
}

export function readProfileParts(files: readonly ProfileFile[]) {
  const parts: Record<string, unknown> = {};
  const jsonFaults: StoreProfileFault[] = [];
  const markdownFiles: ProfileFile[] = [];
  for (const file of files) {
    if (file.name === VALUATION_BOOK) continue;
    if (file.encodingProblem !== undefined) {
      jsonFaults.push(buildEncodingFault(file, file.encodingProblem));
      continue;
    }
    if (isMarkdownName(file.name)) {
      markdownFiles.push(file);
    } else if (file.name === PROFILE_JSON || isPartFile(file.name)) {
      jsonFaults.push(...addJson(parts, file));
    } else {
      const message = describeUnknownFile();
      jsonFaults.push({ file: file.name, key: "", message });
    }
  }
  const { faults, warnings, ...markdownParts } =
    readMarkdownParts(markdownFiles);
  return {
    parts: { ...parts, ...markdownParts },
    faults: [...jsonFaults, ...faults],
    warnings,
  };
}

function addJson(
  parts: Record<string, unknown>,
  { name, content }: ProfileFile,
): StoreProfileFault[] {
  const json = parseJsonFile(content);
  if (!json.ok)
    return [
      {
        file: name,
        key: "",
        message: `is not valid JSON: ${json.message}`,
        at: getPosition(content, json.offset),
      },
    ];
  const repeats = listRepeatedNames(content).map((it) => ({
    file: name,
    key: it.name,
    message: "stands there a second time in the same object",
    at: getPosition(content, it.offset),
  }));
  if (!isPartFile(name))
    return [...repeats, ...addSmallParts(parts, json.value)];
  parts[PART_FILES[name]] = json.value;
  return repeats;
}

/** A part that has a file of its own may not be in profile.json as well. */
function addSmallParts(
  parts: Record<string, unknown>,
  value: unknown,
): StoreProfileFault[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ file: PROFILE_JSON, key: "", message: "must be an object" }];
  }
  const homes = new Map<string, string>([
    ...Object.entries(PART_FILES).map(([file, part]) => [part, file] as const),
    ...MARKDOWN_FOLDERS.map((it) => [it, `${it}/ as Markdown`] as const),
  ]);
  return Object.entries(value).flatMap(([key, part]) => {
    const home = homes.get(key);
    if (home === undefined) {
      parts[key] = part;
      return [];
    }
    return [
      { file: PROFILE_JSON, key, message: `belongs into ${home}`, path: [key] },
    ];
  });
}

function describeUnknownFile(): string {
  const known = [PROFILE_JSON, ...Object.keys(PART_FILES), VALUATION_BOOK].join(
    ", ",
  );
  const folders = MARKDOWN_FOLDERS.map((name) => `${name}/*.md`).join(", ");
  return `is an unknown file; a profile holds ${known}, ${folders}`;
}

function buildEncodingFault(
  { name, content }: ProfileFile,
  message: string,
): StoreProfileFault {
  const at = getPosition(content, Math.max(0, content.indexOf("\uFFFD")));
  return { file: name, key: "", message, at };
}

/** A mark at the beginning of the file is no part of the JSON. */
function parseJsonFile(
  content: string,
):
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false } & JsonError) {
  const words = content.replace(/^\uFEFF/, "");
  const shift = content.length - words.length;
  try {
    return { ok: true, value: JSON.parse(words) };
  } catch {
    const { offset, message } = findJsonError(words) ?? {
      offset: 0,
      message: "it cannot be read",
    };
    return { ok: false, offset: offset + shift, message };
  }
}
