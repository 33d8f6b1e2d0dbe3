import { createInterface } from "node:readline/promises";

/** Whoever was asked closed the terminal's input with Ctrl-C or Ctrl-D. */
export class LeftQuestions extends Error {}

/** Lines that somebody pastes at once answer one question each: what comes before its question waits for it. */
export function openTerminalQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
) {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      terminal.setPrompt(question);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done === true)
        throw new LeftQuestions(
          "There were more questions: nothing was written.",
        );
      return value;
    },
    close: () => terminal.close(),
  };
}
