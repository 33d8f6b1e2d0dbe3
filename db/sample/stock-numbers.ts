import type { Random } from "./random.ts";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** "A26-4471": letter of the store, year of arrival, a number that rises with every car. */
export class StockNumbers {
  private readonly random: Random;
  private readonly storeIds: readonly string[];
  private readonly lastByStore = new Map<string, number>();

  constructor(random: Random, storeIds: readonly string[]) {
    this.random = random;
    this.storeIds = storeIds;
  }

  next(storeId: string, arrivedAtMs: number): string {
    const last =
      this.lastByStore.get(storeId) ?? this.random.integer(1_100, 3_900);
    const number = last + this.random.integer(1, 9);
    this.lastByStore.set(storeId, number);
    const year = String(new Date(arrivedAtMs).getUTCFullYear()).slice(-2);
    return `${this.getLetters(storeId)}${year}-${number}`;
  }

  private getLetters(storeId: string): string {
    const position = Math.max(0, this.storeIds.indexOf(storeId));
    const letter = LETTERS[position % LETTERS.length] ?? "A";
    return letter.repeat(1 + Math.floor(position / LETTERS.length));
  }
}
