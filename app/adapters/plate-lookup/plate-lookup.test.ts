import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openPlateLookup } from "./plate-lookup.server.ts";

async function openService(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer(({ url = "", headers }, outgoing) => {
    asked.push(`${url} ${headers.authorization}`);
    outgoing.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const url = `http://127.0.0.1:${port}/plates?account=7`;
  const lookup = openPlateLookup({ kind: "service", url, key: "k-1" });
  if (lookup === null) throw new Error("There is no lookup.");
  return { asked, lookup };
}

test("without a service there is nobody to ask, and no field", () => {
  expect(openPlateLookup(null)).toBeNull();
});

test("the service is asked with plate, state and our key", async () => {
  const { asked, lookup } = await openService(
    200,
    '{"vin":"19XFC1F7XGE028370"}',
  );
  expect(await lookup.findVin("ABC&123", "IL")).toBe("19XFC1F7XGE028370");
  expect(asked).toEqual([
    "/plates?account=7&plate=ABC%26123&state=IL Bearer k-1",
  ]);
});

test.each([
  [404, "", null],
  [200, "{}", null],
  [200, '{"vin":7}', null],
])("%i with %j knows no vehicle", async (status, body, expected) => {
  const { lookup } = await openService(status, body);
  expect(await lookup.findVin("ABC123", "IL")).toBe(expected);
});

test.each([
  [500, "{}"],
  [302, "{}"],
  [200, "<html>"],
])("%i with %j cannot be asked", async (status, body) => {
  const { lookup } = await openService(status, body);
  await expect(lookup.findVin("ABC123", "IL")).rejects.toThrow();
});

test("the demonstration's stand-in always gives a plate the same vehicle", async () => {
  const lookup = openPlateLookup({ kind: "stand-in" });
  const first = await lookup?.findVin("ABC123", "IL");
  expect(first).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  expect(await lookup?.findVin("ABC123", "IL")).toBe(first);
});
