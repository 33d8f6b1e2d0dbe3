import { expect, test } from "vitest";
import { addEventMark, isChatEvent, readEventFields } from "./vendor-event.ts";

test("of a vendor's event only the texts of known fields are read", () => {
  expect(
    readEventFields({
      customerName: "Elena Reyes",
      customerPhone: 6305550100,
      phone: "6305550100",
      message: { toString: () => "x" },
      recipients: "evil@evil.example",
      __proto__: { email: "evil@evil.example" },
    }),
  ).toEqual({ customerName: "Elena Reyes", phone: "6305550100" });
  for (const nonsense of [null, undefined, "text", 7, []])
    expect(readEventFields(nonsense)).toEqual({});
});

test("the mark of a vendor's report is found where it was added, and nowhere else", () => {
  const action = "/chat?from=%2F";
  const read = (address: string) =>
    isChatEvent(new URL(address, "http://x").searchParams);
  expect(read(addEventMark(action))).toBe(true);
  expect(read(action)).toBe(false);
});
