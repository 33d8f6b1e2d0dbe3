import { VIN_LENGTH } from "#app/domain/vehicle/vin.ts";

const FIRST_CAPACITY = 1_024;
const EMPTY = -1;
/** Each VIN has this many slots: the emptier the table, the shorter the search. */
const SLOTS_PER_VIN = 2;
const NUMBERS_PER_VIN = 3;
/** Six characters of 36 fit into 32 bits. */
const CHARACTERS_PER_NUMBER = 6;

/** VINs are numbered from 0 as they come; a million take 30 MB here, 130 as strings in a Map. */
export interface VinTable {
  readonly size: number;
  /** It gives -1 for a VIN that is not there. */
  indexOf(vin: string): number;
  add(vin: string): number;
  /** The numbers are in the alphabetical order of their VINs. */
  inOrder(): Uint32Array;
}

/** VINs must have passed the VIN check: 17 letters and digits. */
export function createVinTable(): VinTable {
  let size = 0;
  let packed = new Uint32Array(FIRST_CAPACITY * NUMBERS_PER_VIN);
  let slots = createEmptySlots(FIRST_CAPACITY);
  const wanted = new Uint32Array(NUMBERS_PER_VIN);

  const isAt = (index: number) =>
    packed[index * NUMBERS_PER_VIN] === wanted[0] &&
    packed[index * NUMBERS_PER_VIN + 1] === wanted[1] &&
    packed[index * NUMBERS_PER_VIN + 2] === wanted[2];

  function findSlot(): number {
    const mask = slots.length - 1;
    let slot = hashNumbers(wanted) & mask;
    for (;;) {
      const index = slots[slot] ?? EMPTY;
      if (index === EMPTY || isAt(index)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function grow(): void {
    const larger = new Uint32Array(packed.length * 2);
    larger.set(packed);
    packed = larger;
    slots = createEmptySlots(packed.length / NUMBERS_PER_VIN);
    for (let index = 0; index < size; index++) {
      const at = index * NUMBERS_PER_VIN;
      wanted.set(packed.subarray(at, at + NUMBERS_PER_VIN));
      slots[findSlot()] = index;
    }
  }

  return {
    get size() {
      return size;
    },
    indexOf(vin) {
      pack(vin, wanted);
      return slots[findSlot()] ?? EMPTY;
    },
    add(vin) {
      if ((size + 1) * NUMBERS_PER_VIN > packed.length) grow();
      pack(vin, wanted);
      const slot = findSlot();
      const known = slots[slot] ?? EMPTY;
      if (known !== EMPTY) return known;
      packed.set(wanted, size * NUMBERS_PER_VIN);
      slots[slot] = size;
      return size++;
    },
    inOrder() {
      const numbers = new Uint32Array(size).map((_, index) => index);
      return numbers.sort((one, other) => {
        for (let at = 0; at < NUMBERS_PER_VIN; at++) {
          const difference =
            (packed[one * NUMBERS_PER_VIN + at] ?? 0) -
            (packed[other * NUMBERS_PER_VIN + at] ?? 0);
          if (difference !== 0) return difference;
        }
        return 0;
      });
    },
  };
}

function createEmptySlots(capacity: number): Int32Array {
  return new Int32Array(capacity * SLOTS_PER_VIN).fill(EMPTY);
}

function pack(vin: string, into: Uint32Array): void {
  for (let at = 0; at < NUMBERS_PER_VIN; at++) {
    const start = at * CHARACTERS_PER_NUMBER;
    const end = Math.min(start + CHARACTERS_PER_NUMBER, VIN_LENGTH);
    let number = 0;
    for (let position = start; position < end; position++)
      number = number * 36 + toDigit(vin.charCodeAt(position));
    into[at] = number;
  }
}

/** Digits are 0 to 35. */
function toDigit(code: number): number {
  return code < 58 ? code - 48 : code - 55;
}

function hashNumbers(numbers: Uint32Array): number {
  let hash = 0;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
