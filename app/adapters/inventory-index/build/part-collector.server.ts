import { createGrowingArray } from "./growing-array.server.ts";
import type { SharedParts } from "#app/adapters/inventory-index/index-data.server.ts";

/** It keeps equal parts of vehicles once. */
export interface PartCollector<T> {
  /** This adds the part of the next vehicle. */
  add(part: T): void;
  /** `rowOf[v]` is the position at which vehicle v was added. */
  finish(rowOf: Uint32Array): SharedParts<T>;
}

export function createPartCollector<T extends object>(): PartCollector<T> {
  const numbers = new Map<string, number>();
  const list: T[] = [];
  const numberOfRow = createGrowingArray();
  return {
    add(part) {
      const key = Object.values(part).map(toKey).join("\n");
      let number = numbers.get(key);
      if (number === undefined) {
        number = list.push(part) - 1;
        numbers.set(key, number);
      }
      numberOfRow.push(number);
    },
    finish(rowOf) {
      const numberOf = numberOfRow.view();
      return { list, of: rowOf.map((row) => numberOf[row] ?? 0) };
    },
  };
}

/** The key tells null from "null"; lists are short and rare. */
function toKey(value: unknown): string {
  if (typeof value === "string") return `"${value}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
