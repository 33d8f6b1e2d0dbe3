import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";

export interface Flood {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly buildBody: () => Buffer;
  /** What each of its requests may be answered with, and nothing else. */
  readonly answers: readonly number[];
}

/** The length alone is too much for a call. Who goes on sending meanwhile may lose the answer with the connection. */
const TOO_LARGE = [413, 0];
/**
 * Forms are refused for what is in them as long as the sender has an allowance, and unread where bodies beside them fill
 * the room for unfinished ones: then, too, who goes on sending may lose the answer, and the greediest their connection.
 */
const WHILE_THERE_IS_ROOM = [400, 429, 503, 0];

const MB = 1024 * 1024;
const BOUNDARY = "----WebKitFormBoundaryAbCdEf0123456789";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const part = (name: string, value: string, fileName?: string) =>
  [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"`,
    `\r\n\r\n${value}\r\n`,
  ].join("");
const toForm = (...parts: readonly string[]) =>
  Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);

/** Each kept the server from everybody else for a third of a second and more, with one request. */
export const FLOODS: readonly Flood[] = [
  {
    name: "reports of 2 MB",
    path: "/api/track/facebook",
    type: "application/json",
    answers: TOO_LARGE,
    buildBody: () => {
      const call = {
        eventName: "PageView",
        eventTime: 0,
        custom_data: { path: "/" },
      };
      const calls = Array.from({ length: 30_000 }, () => call);
      return Buffer.from(JSON.stringify(calls));
    },
  },
  {
    name: "JSON that is nested a million times",
    path: "/api/customer/phoneValidation",
    type: "application/json",
    answers: TOO_LARGE,
    buildBody: () => Buffer.from("[".repeat(MB) + "]".repeat(MB)),
  },
  {
    name: "a VIN of two million letters",
    path: "/api/vehicle-name",
    type: "application/x-www-form-urlencoded",
    answers: TOO_LARGE,
    buildBody: () => Buffer.from(`vin=${"1".repeat(2 * MB - 100)}`),
  },
  {
    name: "forms of 20,000 parts",
    path: PAGE_PATHS.contact,
    type: MULTIPART,
    answers: WHILE_THERE_IS_ROOM,
    buildBody: () => toForm(part("", "").repeat(20_000)),
  },
  {
    name: "forms of two million plus signs",
    path: PAGE_PATHS.contact,
    type: "application/x-www-form-urlencoded",
    answers: WHILE_THERE_IS_ROOM,
    buildBody: () => Buffer.from(`message=${"+".repeat(2 * MB - 100)}`),
  },
  {
    name: "files of 5 MB",
    path: PAGE_PATHS.careers,
    type: MULTIPART,
    answers: WHILE_THERE_IS_ROOM,
    buildBody: () =>
      toForm(
        part("firstName", "Ann"),
        part("resume", `%PDF-1.7\n${"x".repeat(5 * MB - 20)}`, "cv.pdf"),
      ),
  },
  {
    name: "heads of 6 MB in a form",
    path: PAGE_PATHS.careers,
    type: MULTIPART,
    answers: WHILE_THERE_IS_ROOM,
    buildBody: () => toForm(part("x".repeat(6 * MB - 1_000), "")),
  },
];
