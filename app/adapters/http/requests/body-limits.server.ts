import type { IncomingMessage } from "node:http";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";

const KB = 1024;
const MB = 1024 * KB;

export interface BodyLimit {
  readonly mostBytes: number;
  /** This much more is read and dropped, because a browser that is still sending does not see the answer. */
  readonly droppedBytes: number;
}

/** The longest that our pages send to an interface are a few events with their addresses. */
const INTERFACE: BodyLimit = { mostBytes: 16 * KB, droppedBytes: 0 };
/** Our longest form is a few kilobytes; one somewhat too long still gets its own page back, with what is wrong. */
const FORM: BodyLimit = { mostBytes: 2 * MB, droppedBytes: 32 * MB };
/** The limit fits a file of 5 MB and the fields around it. */
const UPLOAD: BodyLimit = { mostBytes: 6 * MB, droppedBytes: 32 * MB };
const UPLOAD_PATHS: readonly string[] = [PAGE_PATHS.careers];

/** Interfaces have no page. */
export const INTERFACES = "/api/";
const FORM_TYPE =
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;

export function isForInterface({
  url = "",
}: Pick<IncomingMessage, "url">): boolean {
  return url.startsWith(INTERFACES);
}

/** What is no form counts as sent by a program: no page of ours reads it. */
export function getBodyLimit({
  url = "",
  headers,
}: Pick<IncomingMessage, "url" | "headers">): BodyLimit {
  const contentType = headers["content-type"] ?? "";
  if (isForInterface({ url }) || !FORM_TYPE.test(contentType)) return INTERFACE;
  // The router posts to the address of the page's data.
  const path = url.split("?", 1)[0]?.replace(/\.data$/, "") ?? "";
  const isUpload =
    contentType.startsWith("multipart/form-data") &&
    UPLOAD_PATHS.some((it) => path.endsWith(it));
  return isUpload ? UPLOAD : FORM;
}
