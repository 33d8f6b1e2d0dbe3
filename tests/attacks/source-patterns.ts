import { parseSync } from "vite";
import { sourceFiles } from "#tests/support/source-files.ts";

export interface SourcePattern {
  /** From the project's root. */
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression that stands in the code of the site. */
export function writtenPatterns(project: string): readonly SourcePattern[] {
  return readCode(project).flatMap(({ path, source }) => {
    const { program, errors } = parseSync(path, source);
    if (errors.length > 0) throw new Error(`${path} cannot be read.`);
    return patternsIn(program).map((it) => ({ path, ...it }));
  });
}

/** Files that put one together from texts. */
export function buildingFiles(project: string): readonly string[] {
  return readCode(project)
    .filter(({ source }) => /\bRegExp\(/.test(source))
    .map(({ path }) => path);
}

function readCode(project: string) {
  return sourceFiles(project, ["app"], /\.tsx?$/).filter(
    ({ path }) => !/\.(?:test|d)\.tsx?$/.test(path),
  );
}

function patternsIn(node: unknown): Pick<SourcePattern, "source" | "flags">[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (typeof node !== "object" || node === null) return [];
  if ("regex" in node && isPattern(node.regex))
    return [{ source: node.regex.pattern, flags: node.regex.flags }];
  return Object.values(node).flatMap(patternsIn);
}

function isPattern(
  value: unknown,
): value is { readonly pattern: string; readonly flags: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "pattern" in value &&
    typeof value.pattern === "string" &&
    "flags" in value
  );
}
