import { afterEach, beforeEach, expect, vi } from "vitest";

// A message on the console is a fault that nobody looked at: the test that causes it fails.
beforeEach(() => {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  const heard = noise.splice(0);
  vi.restoreAllMocks();
  expect(heard).toEqual([]);
});

const noise: string[] = [];
