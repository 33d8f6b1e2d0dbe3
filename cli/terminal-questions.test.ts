import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { openTerminalQuestions } from "./terminal-questions.ts";

test("lines that are pasted at once answer the questions that come, and the end of them says that nothing was written", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const terminal = openTerminalQuestions(input, output);
  const first = terminal.ask("Name? ");
  input.write("Lynn Motors\nLynn Motors LLC\n");
  expect(await first).toBe("Lynn Motors");
  expect(await terminal.ask("Legal name? ")).toBe("Lynn Motors LLC");
  const third = terminal.ask("Street? ");
  input.end();
  await expect(third).rejects.toThrow("nothing was written");
  expect(String(output.read())).toContain("Name? Legal name? Street? ");
});
