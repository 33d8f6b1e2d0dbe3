import { expect, test } from "vitest";
import { splitChatName, toContactDetails } from "./chat-contact.ts";

test.each([
  ["Elena Reyes", "Elena", "Reyes"],
  ["  Elena   Maria  de la Cruz ", "Elena", "Maria de la Cruz"],
  ["Elena", "Elena", ""],
  ["   ", "", ""],
  ["\u200b Elena Reyes", "Elena", "Reyes"],
  ["Elena\u00a0Reyes", "Elena", "Reyes"],
])(
  "of “%s” the first word is the first name and the rest is the last name",
  (name, firstName, lastName) => {
    expect(splitChatName(name)).toEqual({ firstName, lastName });
  },
);

const STORED = {
  firstName: "Elena",
  lastName: "Reyes",
  email: "elena@example.com",
  phone: "6305550100",
};
const NOTHING = { name: "", phones: [], email: "" };

test("what is empty comes from what is stored", () => {
  expect(toContactDetails(NOTHING, STORED)).toEqual(STORED);
});

test("a name that is given wins over the stored one as a whole", () => {
  const said = { ...NOTHING, name: "Jo Park" };
  expect(toContactDetails(said, STORED)).toMatchObject({
    firstName: "Jo",
    lastName: "Park",
  });
});

test("a first name alone has the stored last name of the same person, and nobody else’s", () => {
  expect(toContactDetails({ ...NOTHING, name: "elena" }, STORED)).toMatchObject(
    { firstName: "elena", lastName: "Reyes" },
  );
  expect(toContactDetails({ ...NOTHING, name: "Jo" }, STORED)).toMatchObject({
    firstName: "Jo",
    lastName: "",
  });
});

test.each([
  [["(312) 555-0187", ""], "3125550187"],
  [["", "+1 312 555 0187"], "3125550187"],
  [["312 555 0187", "630 555 0123"], "3125550187"],
  [["ask me", "630 555 0123"], "6305550123"],
  [["ask me", ""], "6305550100"],
])("of the phones %j, the first that is one is taken: %s", (phones, phone) => {
  expect(toContactDetails({ ...NOTHING, phones }, STORED).phone).toBe(phone);
});
