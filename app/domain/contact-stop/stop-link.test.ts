import { expect, test } from "vitest";
import {
  getStopAddress,
  maskEmail,
  parseStopMailbox,
  printStopMailbox,
} from "./stop-link.ts";

test.each([null, "v-1"])(
  "a mailbox of visitor %s is read as it was written",
  (visitorId) => {
    const mailbox = {
      email: "Nora.Quill@visitor.example",
      name: 'Nora "Q" Quill',
      storeId: "aurora",
      visitorId,
    };
    expect(parseStopMailbox(printStopMailbox(mailbox))).toEqual(mailbox);
  },
);

test("the seal stands in the query of one address", () => {
  expect(getStopAddress("a-b_c")).toBe("/stop-contact?mail=a-b_c");
});

test("of an address only its first letter and its host are shown", () => {
  expect(maskEmail("nora.quill@visitor.example")).toBe("n…@visitor.example");
});
