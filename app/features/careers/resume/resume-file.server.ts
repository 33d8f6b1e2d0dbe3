import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import {
  isOpenDocumentText,
  isPlainOpenDocument,
} from "./open-document.server.ts";
import { isPdf, isPlainPdf } from "./pdf-content.server.ts";
import { isPlainWordDocument, isWordDocument } from "./word-document.server.ts";
import { openZip } from "./zip-archive.server.ts";

/**
 * The content alone decides, whatever the file is called. Null stands for another kind of file; an active one may run a
 * program, fetch something from elsewhere or carry a file, or cannot be looked into (Assumption A152).
 */
export async function readResumeKind(
  bytes: Uint8Array,
): Promise<ResumeKind | "active" | null> {
  if (isPdf(bytes)) return (await isPlainPdf(bytes)) ? "pdf" : "active";
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readDocumentKind(bytes);
  return isPlainText(bytes) ? "txt" : null;
}

type ResumeKind = keyof typeof CONTENT_TYPES;

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
} as const;

/** The lead gets the file under a safe name with the ending that its content deserves. */
export async function readResumeAttachment(
  sentName: string,
  bytes: Uint8Array,
): Promise<LeadAttachment | "active" | null> {
  const kind = await readResumeKind(bytes);
  if (kind === null || kind === "active") return kind;
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

async function readDocumentKind(
  bytes: Uint8Array,
): Promise<"docx" | "odt" | "active" | null> {
  const archive = openZip(bytes);
  if (archive === null) return null;
  if (isWordDocument(archive))
    return (await isPlainWordDocument(archive)) ? "docx" : "active";
  if (await isOpenDocumentText(archive))
    return (await isPlainOpenDocument(archive)) ? "odt" : "active";
  return null;
}

const CONTROL_IN_TEXT = /(?![\t\n\f\r])\p{Cc}/u;

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return (
      text.trim() !== "" &&
      !CONTROL_IN_TEXT.test(text) &&
      // Some readers look this far for a PDF, whatever stands before it.
      !text.slice(0, 1024).includes("%PDF-")
    );
  } catch {
    return false;
  }
}
