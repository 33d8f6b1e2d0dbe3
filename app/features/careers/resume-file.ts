import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import { readZipEntryNames } from "./zip-entries.ts";

/** The content alone decides, whatever the file is called; null stands for no accepted résumé. */
export function readResumeKind(bytes: Uint8Array): ResumeKind | null {
  if (isPdf(bytes)) return "pdf";
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readDocumentKind(bytes);
  return isPlainText(bytes) ? "txt" : null;
}

export type ResumeKind = keyof typeof CONTENT_TYPES;

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
} as const;

/** The lead gets the file under a safe name with the ending that its content deserves. */
export function readResumeAttachment(
  sentName: string,
  bytes: Uint8Array,
): LeadAttachment | null {
  const kind = readResumeKind(bytes);
  if (kind === null) return null;
  return {
    fileName: `${toSafeStem(sentName)}.${kind}`,
    contentType: CONTENT_TYPES[kind],
    bytes,
  };
}

const LONGEST_STEM = 60;

/** Letters, digits, dots and dashes of any script stay; paths, endings, control and direction marks go. */
function toSafeStem(sentName: string): string {
  const name = sentName.toWellFormed().normalize("NFC");
  const bare = name.split(/[\\/]/).at(-1) ?? "";
  const stem = bare
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "")
    .replace(/[. _-]{2,}/g, "-")
    .replace(/^[. -]+|(?<![. -])[. -]+$/g, "")
    .slice(0, LONGEST_STEM)
    .toWellFormed()
    .trim();
  return stem === "" ? "resume" : stem;
}

const PDF_HEADER_WITHIN = 1024;

function isPdf(bytes: Uint8Array): boolean {
  return decodeLatin1(bytes.subarray(0, PDF_HEADER_WITHIN)).includes("%PDF-");
}

function readDocumentKind(bytes: Uint8Array): "docx" | "odt" | null {
  const names = new Set(readZipEntryNames(bytes) ?? []);
  if (names.has("[Content_Types].xml") && names.has("word/document.xml"))
    // A document that contains macros is not passed on.
    return names.has("word/vbaProject.bin") ? null : "docx";
  const isOdt =
    names.has("content.xml") &&
    names.has("mimetype") &&
    decodeLatin1(bytes.subarray(0, 200)).includes(CONTENT_TYPES.odt);
  return isOdt ? "odt" : null;
}

const CONTROL_IN_TEXT = /(?![\t\n\f\r])\p{Cc}/u;

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.trim() !== "" && !CONTROL_IN_TEXT.test(text);
  } catch {
    return false;
  }
}

function decodeLatin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
