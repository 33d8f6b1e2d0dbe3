import { isHelpAsked } from "#cli/asked-help.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";

interface Terminal {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

interface Subcommands<Context extends Terminal> {
  /** As it is typed. */
  readonly name: string;
  readonly usage: string;
  /** What is said to whoever types nothing more. */
  readonly missing: string;
  readonly commands: Readonly<
    Record<
      string,
      {
        readonly run: (
          args: readonly string[],
          context: Context,
        ) => Promise<number>;
        readonly usage: string;
      }
    >
  >;
}

/** Finds the word after a command, gives its help, and says what is wrong with a call. Resolves to the exit code. */
export async function runSubcommand<Context extends Terminal>(
  [name, ...args]: readonly string[],
  context: Context,
  { name: parent, usage, missing, commands }: Subcommands<Context>,
): Promise<number> {
  const command =
    name !== undefined && Object.hasOwn(commands, name)
      ? commands[name]
      : undefined;
  if (command === undefined) {
    const isHelp = name === "--help" || name === "-h";
    if (isHelp) context.stdout.write(usage);
    else
      context.stderr.write(
        `${name === undefined ? missing : `There is no command "${parent} ${name}".`}\n\n${usage}`,
      );
    return isHelp ? EXIT_CODES.done : EXIT_CODES.usage;
  }
  if (isHelpAsked(args)) {
    context.stdout.write(command.usage);
    return EXIT_CODES.done;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    context.stderr.write(`${error.message}\n\n${command.usage}`);
    return EXIT_CODES.usage;
  }
}
