// Production build, then the compressed twins of every static file.
import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  buildStamp,
  hashBuildInputs,
  projectFolder,
  succeeds,
} from "./project.mjs";

const COMPRESSIBLE = new Set([
  ".js",
  ".css",
  ".svg",
  ".txt",
  ".json",
  ".webmanifest",
]);
/** Below this a compressed answer is no smaller. */
const MIN_BYTES = 512;

// A build that fails half-way counts as none; one whose sources change meanwhile is of the old ones.
rmSync(buildStamp, { force: true });
const sources = hashBuildInputs();
const args = ["build", "--logLevel", "warn"];
if (!succeeds("react-router", args, { NODE_ENV: "production" }))
  process.exit(1);
const consoleArgs = [...args, "--config", "vite.console.config.ts"];
for (const half of [[], ["--ssr"]])
  if (!succeeds("vite", [...consoleArgs, ...half], { NODE_ENV: "production" }))
    process.exit(1);
for (const folder of ["client", join("console", "client")])
  for (const path of files(join(projectFolder, "build", folder)))
    compress(path);
writeFileSync(buildStamp, sources);

function compress(path) {
  if (!COMPRESSIBLE.has(extname(path)) || statSync(path).size < MIN_BYTES)
    return;
  const bytes = readFileSync(path);
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
