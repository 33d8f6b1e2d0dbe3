import { expect, test } from "vitest";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
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
  expect(listChatOrigins({ chat: vendor, experiments: [] })).toEqual([
    "https://chat.vendor.example",
    "https://frames.vendor.example",
  ]);
  expect(
    listChatOrigins({ chat: { ...vendor, isEnabled: false }, experiments: [] }),
  ).toEqual([]);
  expect(
    listChatOrigins({
      chat: { ...vendor, vendorScriptUrl: null },
      experiments: [],
    }),
  ).toEqual([]);
});

test("the policy opens for a vendor's hosts while an experiment tries its widget out, and not for a draft", () => {
  const [control, bold] = SAMPLE_EXPERIMENT.variants;
  if (control === undefined || bold === undefined)
    return expect.fail("The sample has two variants.");
  const trial = {
    ...SAMPLE_EXPERIMENT,
    variants: [control, { ...bold, settings: { chat: { isEnabled: true } } }],
  };
  const chat = { ...vendor, isEnabled: false };
  expect(listChatOrigins({ chat, experiments: [trial] })).toHaveLength(2);
  const draft = { ...trial, isDraft: true };
  expect(
    listChatOrigins({ chat, experiments: [SAMPLE_EXPERIMENT, draft] }),
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
