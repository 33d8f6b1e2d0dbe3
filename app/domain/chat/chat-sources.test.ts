import { expect, test } from "vitest";
import { addChatSources, listChatOrigins } from "./chat-sources.ts";

const vendor = {
  isEnabled: true,
  vendorScriptUrl: "https://chat.vendor.example/widget.js?id=7",
  vendorOrigins: [
    "https://chat.vendor.example",
    "https://frames.vendor.example/x",
  ],
};

test("the policy opens for a vendor's hosts, and for none where our own form stands or the chat is off", () => {
  expect(listChatOrigins({ chat: vendor })).toEqual([
    "https://chat.vendor.example",
    "https://frames.vendor.example",
  ]);
  expect(listChatOrigins({ chat: { ...vendor, isEnabled: false } })).toEqual(
    [],
  );
  expect(
    listChatOrigins({ chat: { ...vendor, vendorScriptUrl: null } }),
  ).toEqual([]);
});

test("the sources of tags stay beside those of the chat", () => {
  const tags = { scripts: ["a"], images: ["b"], connections: ["c"] };
  expect(addChatSources(tags, ["d"])).toEqual({
    scripts: ["a", "d"],
    images: ["b", "d"],
    connections: ["c", "d"],
  });
});
