import type { SourceFile } from "./source-files.ts";

/** The one folder that knows which database there is. */
const DIALECTS = "app/adapters/database/dialects/";

const QUESTIONS: readonly RegExp[] = [
  // `area.dialect`, `area["dialect"]`
  /[.?]\.?dialect\b|\["dialect"\]/,
  // `const { dialect } = area`, `({ db, dialect }) =>`; a property with a value, as in `new Kysely({ dialect: … })`, is none.
  /[{,]\s*dialect\s*(?=[,}]|:\s*\w+\s*[,}]\s*(?:=|:))/,
  // `kind === "postgres"`, `"sqlite" !== kind`, `case "sqlite":`
  /[=!]==?\s*["'](?:sqlite|postgres)["']|["'](?:sqlite|postgres)["']\s*[=!]==?|\bcase\s+["'](?:sqlite|postgres)["']/,
  // `{ sqlite: …, postgres: … }[kind]`
  /\bsqlite:[\s\S]{0,400}?\bpostgres:|\bpostgres:[\s\S]{0,400}?\bsqlite:/,
];

/** Paths of the application's and the command line's files that ask for the dialect, outside of its folder. */
export function findDialectQuestions(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, source }) =>
        /^(?:app|cli)\//.test(path) &&
        !path.startsWith(DIALECTS) &&
        !/\.test\.tsx?$/.test(path) &&
        QUESTIONS.some((question) => question.test(source)),
    )
    .map(({ path }) => path);
}
