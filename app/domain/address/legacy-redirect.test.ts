import { expect, test } from "vitest";
import { findLegacyRedirect } from "./legacy-redirect.ts";

test.each(["/2010", "/2010/", "/2017/05/a-post", "/2025/x"])(
  "%s leads to auto financing",
  (path) => {
    expect(findLegacyRedirect(path)).toBe("/auto-financing");
  },
);

test.each(["/2009", "/2026/x", "/20100", "/2010-honda", "/a/2015", "/"])(
  "%s stays where it is",
  (path) => {
    expect(findLegacyRedirect(path)).toBeNull();
  },
);
