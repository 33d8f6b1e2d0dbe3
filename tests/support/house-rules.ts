import { posix } from "node:path";
import type { SourceFile } from "./source-files.ts";

const TEST = /\.test\.tsx?$|^tests\//;
/** React Router and the server's entries use these by themselves. */
const FRAMEWORK =
  /^app\/(?:routes\/|routes\.ts$|root\.tsx$|entry\.|console\/entry\.)/;

const DECLARED =
  /^export\s+(?:async\s+)?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm;
const IMPORTED =
  /\b(?:import|export)\s+(?:type\s+)?([^;"']*?)\s*from\s*["']([#.][^"']+)["']/g;
const IMPORTED_WHOLE = /\bimport\(\s*["']([#.][^"']+)["']/g;

/** `file: name` of every export of the application that nothing but tests uses, its own file included. */
export function findTestOnlyExports(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => !TEST.test(path));
  const used = new Set(product.flatMap(listUses));
  return product
    .filter(({ path }) => path.startsWith("app/") && !FRAMEWORK.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(DECLARED)]
        .map(([, name = ""]) => name)
        .filter((name) => !isUsedInFile(name, source))
        .filter((name) => !used.has(`${path}: ${name}`))
        .filter(() => !used.has(`${path}: *`))
        .map((name) => `${path}: ${name}`),
    );
}

function isUsedInFile(name: string, source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1;
}

/** `file: name` of what a file imports or passes on; `file: *` where it takes the whole module. */
function listUses({ path, source }: SourceFile): string[] {
  const named = [...source.matchAll(IMPORTED)].flatMap(
    ([, clause = "", specifier = ""]) => {
      const target = resolveImport(path, specifier);
      return [
        ...(clause.includes("*") ? ["*"] : []),
        ...(/\{([\s\S]*)\}/.exec(clause)?.[1] ?? "")
          .split(",")
          .map((it) => it.trim().replace(/^type\s+/, ""))
          .map((it) => it.split(/\s+as\s+/)[0] ?? "")
          .filter((it) => it !== ""),
      ].map((name) => `${target}: ${name}`);
    },
  );
  const whole = [...source.matchAll(IMPORTED_WHOLE)].map(
    ([, specifier = ""]) => `${resolveImport(path, specifier)}: *`,
  );
  return [...named, ...whole];
}

function resolveImport(path: string, specifier: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : posix.join(posix.dirname(path), specifier);
}

/** A name in capitals that stands for a number, a text or a pattern. */
const CONSTANT =
  /^(?:export )?const ([A-Z][A-Z0-9_]*)(?:: \w+)? =\s+([\d"'`/-][^;\n]*);$/gm;
const ONE_LINE_FUNCTION =
  /^(?:export )?(?:async )?function (\w+)[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?\{\n( {2}return [^;]*;)\n\}$/gm;

/** `name: file, file` of every constant that two files of the application give the same value. */
export function findDoubledConstants(files: readonly SourceFile[]): string[] {
  return findDoubled(files, CONSTANT);
}

/** The same of functions that only return the same thing. */
export function findDoubledFunctions(files: readonly SourceFile[]): string[] {
  return findDoubled(files, ONE_LINE_FUNCTION);
}

function findDoubled(files: readonly SourceFile[], pattern: RegExp): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    if (!path.startsWith("app/") || TEST.test(path) || FRAMEWORK.test(path))
      continue;
    for (const [, name = "", body = ""] of source.matchAll(pattern)) {
      const key = `${name} ${body.replace(/\s+/g, " ")}`;
      places.set(key, (places.get(key) ?? new Set()).add(path));
    }
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([key, paths]) => `${key.split(" ")[0]}: ${[...paths].join(", ")}`);
}
