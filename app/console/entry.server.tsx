import { addDictionary } from "#app/site/page/copy.ts";
import type {
  Console,
  ConsoleFiles,
  ConsolePorts,
} from "#app/console-ports.ts";
import { answerConsole } from "./answer-console.server.tsx";
import { CONSOLE_SPANISH } from "./console-spanish.ts";

addDictionary("es", CONSOLE_SPANISH);

/** What the server loads of the console's build. */
export function createConsole(
  ports: ConsolePorts,
  files: ConsoleFiles,
): Console {
  return { answer: (request) => answerConsole(request, ports, files) };
}
