import pino from "pino";
import type { Log } from "#app/ports.ts";
import { openStandardOutput } from "./log-stream.server.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The log is lines of JSON on standard output. Fields are facts about the machine, never about a visitor. */
export function createLog(level: LogLevel): Log {
  const logger = pino({ level, base: null }, openStandardOutput());
  return {
    debug: (event, fields) => logger.debug(fields ?? {}, event),
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
  };
}
