/** Whole numbers from 0 up to 2³² − 1 are appended one by one. */
export interface GrowingArray {
  push(value: number): void;
  readonly length: number;
  /** The view is not valid after the next append. */
  view(): Uint32Array;
}

export function createGrowingArray(): GrowingArray {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const wider = new Uint32Array(length * 2);
        wider.set(values);
        values = wider;
      }
      values[length++] = value;
    },
    get length() {
      return length;
    },
    view: () => values.subarray(0, length),
  };
}
