import { expect, test } from "vitest";
import { namesTwoHosts, readRequestedHost } from "./proxy-claims.server.ts";

const asked = (forwarded: string | undefined, proxies: number) =>
  readRequestedHost(
    {
      host: "inner:3000",
      ...(forwarded !== undefined && { "x-forwarded-host": forwarded }),
    },
    proxies,
  );

test("without proxies the Host header counts, whatever is forwarded", () => {
  expect(asked("evil.example", 0)).toBe("inner:3000");
});

test("behind proxies the word of the outermost trusted one counts", () => {
  expect(asked("dealer.example", 1)).toBe("dealer.example");
  expect(asked("evil.example, dealer.example", 1)).toBe("dealer.example");
  expect(asked("evil.example, dealer.example, edge.example", 2)).toBe(
    "dealer.example",
  );
  expect(asked("dealer.example", 2)).toBe("dealer.example");
});

test("a proxy that forwards no host leaves the Host header", () => {
  expect(asked(undefined, 1)).toBe("inner:3000");
});

test("two Host lines are noticed, in any spelling", () => {
  expect(namesTwoHosts(["Host", "a.example", "Accept", "host"])).toBe(false);
  expect(namesTwoHosts(["Host", "a.example", "HOST", "b.example"])).toBe(true);
});
