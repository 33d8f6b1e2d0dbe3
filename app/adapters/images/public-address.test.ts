import { expect, test } from "vitest";
import { isPrivateLiteral, isPublicAddress } from "./public-address.server.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "",
])("%s is not a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "8.8.8.8",
  "93.184.215.14",
  "172.15.255.255",
  "172.32.0.0",
  "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  "2a00:1450:4001:81b::200e",
])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:10.0.0.1]/",
])("the host of %s is a private address in digits", (address) => {
  expect(isPrivateLiteral(new URL(address).hostname)).toBe(true);
});

test("a name is left to the lookup", () => {
  expect(isPrivateLiteral("localhost")).toBe(false);
});
