import type { PhotoAnswer } from "#app/ports/inventory-ports.ts";
import type { KeptPicture } from "#app/ports/vehicle-edit-ports.ts";

/** Why a file is not taken. Its bytes alone decide, whatever it is called. */
export type PictureProblem =
  "empty" | "heic" | "svg" | "kind" | "pixels" | "broken" | "busy";

export interface KeptAsset extends KeptPicture {
  readonly ending: "jpg" | "png";
}

export interface PictureDesk {
  /** Upright and smaller, without what the camera noted. */
  keepPhoto(bytes: Uint8Array): Promise<KeptPicture | PictureProblem>;
  /** For the profile's `assets/`: a picture that one sees through stays so. */
  keepAsset(bytes: Uint8Array): Promise<KeptAsset | PictureProblem>;
  /** Of a car, also where nobody else sees it. */
  readThumbnail(vin: string, address: string): Promise<PhotoAnswer>;
}

export interface SentFile {
  readonly name: string;
  readonly fileName: string;
  /** "too-long" is longer than was asked for; for "no-room" too many are being sent at once. */
  readonly bytes: Uint8Array | "too-long" | "no-room";
}

/** A field or a file of a form. */
export type SentPart =
  { readonly name: string; readonly text: string } | SentFile;

/** A form with files, of which nothing was read yet. */
export interface SentUpload {
  /** Part by part, once. Rejects with UnreadableUploadError. */
  readParts(mostFileBytes: number): AsyncIterable<SentPart>;
}

/** It is no such form, is cut off or is longer than any that is taken. */
export class UnreadableUploadError extends Error {
  override readonly name = "UnreadableUploadError";
}

/** The console's build has a copy of the class, so the name says it. */
export function isUnreadableUpload(error: unknown): boolean {
  return error instanceof Error && error.name === "UnreadableUploadError";
}
