import type { Drivetrain } from "./vehicle.ts";

interface NamedTrim {
  readonly model: string;
  readonly trim: string | null;
  /** It is left out where the drivetrain does not stand beside the trim. */
  readonly drivetrain?: Drivetrain | null;
}

/**
 * Feeds repeat in the trim what stands before it or beside it: the "GLC 300" of a GLC is its 300, and "FWD" beside "FWD"
 * says nothing. Null means that nothing is left to say.
 */
export function findShownTrim({
  model,
  trim,
  drivetrain = null,
}: NamedTrim): string | null {
  if (trim === null) return null;
  const withoutModel = dropWords(trim, model, "start");
  const shown =
    drivetrain === null
      ? withoutModel
      : dropWords(
          dropWords(withoutModel, drivetrain, "start"),
          drivetrain,
          "end",
        );
  return shown === "" ? null : shown;
}

/** Whole words alone count: a "GLC" says nothing of a "GLCX". */
function dropWords(text: string, words: string, at: "start" | "end"): string {
  const isThere =
    at === "start"
      ? text.toLowerCase().startsWith(words.toLowerCase())
      : text.toLowerCase().endsWith(words.toLowerCase());
  if (words === "" || !isThere) return text;
  const rest =
    at === "start" ? text.slice(words.length) : text.slice(0, -words.length);
  const isWholeWord =
    rest === "" || (at === "start" ? /^\s/ : /\s$/).test(rest);
  return isWholeWord ? rest.trim() : text;
}
