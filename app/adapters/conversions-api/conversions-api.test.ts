import { expect, onTestFinished, test } from "vitest";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { MetaEvent } from "#app/domain/tracking/meta-event.ts";
import { startStandInVendor } from "#tests/support/stand-in-vendor.ts";
import { createConversionsApi } from "./conversions-api.server.ts";

const EVENT: MetaEvent = {
  event_name: "Lead",
  event_time: 1_763_600_000,
  event_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  event_source_url: "https://dealer.example/contact-us",
  action_source: "website",
  user_data: {
    client_user_agent: "A browser",
    fbp: "fb.1.1795216335563.1098115397",
  },
  custom_data: { currency: "USD", value: 0 },
};

async function start(testEventCode: string | null = null) {
  const vendor = await startStandInVendor();
  onTestFinished(() => vendor.close());
  const place = { url: `${vendor.url}/`, token: "secret", testEventCode };
  return { vendor, api: createConversionsApi(place, "123 45", 300) };
}

test("events go to the dataset with the token in the body, never in the address", async () => {
  const { vendor, api } = await start();
  expect(await api.send([EVENT])).toEqual({ outcome: "taken" });
  expect(vendor.paths).toEqual(["/v24.0/123%2045/events"]);
  expect(vendor.asked).toEqual([{ data: [EVENT], access_token: "secret" }]);
});

test("a test event code goes along", async () => {
  const { vendor, api } = await start("TEST123");
  await api.send([EVENT]);
  expect(vendor.asked[0]?.test_event_code).toBe("TEST123");
});

const fault = (code: number, more: object = {}) => ({
  error: { message: "jo@example.com", code, ...more },
});

test.each([
  [400, fault(100), "refused", undefined],
  [400, "no JSON of Meta's", "refused", undefined],
  [413, {}, "refused", undefined],
  [400, fault(100, { error_subcode: 33 }), "later", true],
  [400, fault(190), "later", true],
  [401, {}, "later", true],
  [403, fault(200), "later", true],
  [404, {}, "later", true],
  [400, fault(4), "later", false],
  [400, fault(100, { is_transient: true }), "later", false],
  [400, fault(2), "later", false],
  [429, {}, "later", false],
  [500, fault(1), "later", false],
  [503, {}, "later", false],
])("status %i with %j is %s", async (status, body, outcome, isOurSettings) => {
  const { vendor, api } = await start();
  vendor.answer = () => ({ status, body });
  const sending = await api.send([EVENT]);
  expect(sending).toMatchObject({
    outcome,
    ...(isOurSettings !== undefined && { isOurSettings }),
  });
  expect(JSON.stringify(sending)).not.toContain("jo@example.com");
});

test("a vendor that is silent, or down, or hangs up is asked again later", async () => {
  const { vendor, api } = await start();
  vendor.answer = () => ({ status: 200, isSilent: true });
  expect(await api.send([EVENT])).toMatchObject({
    outcome: "later",
    isOurSettings: false,
  });
  const hangingUp = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) =>
    hangingUp.listen(0, "127.0.0.1", resolve),
  );
  const { port } = hangingUp.address() as AddressInfo;
  const place = {
    url: `http://127.0.0.1:${port}`,
    token: "secret",
    testEventCode: null,
  };
  const other = createConversionsApi(place, "1", 300);
  expect(await other.send([EVENT])).toMatchObject({ outcome: "later" });
  await new Promise((resolve) => hangingUp.close(resolve));
  expect(await other.send([EVENT])).toMatchObject({ outcome: "later" });
});

test("a vendor that leads elsewhere gets no event there", async () => {
  const { vendor, api } = await start();
  vendor.answer = () => ({ status: 307, body: {} });
  expect(await api.send([EVENT])).toMatchObject({ outcome: "later" });
});
