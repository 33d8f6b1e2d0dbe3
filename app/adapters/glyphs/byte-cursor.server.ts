/** Reads a font's big-endian numbers one after the other. */
export class ByteCursor {
  at: number;
  readonly #view: DataView;

  constructor(bytes: Uint8Array, at = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  u8(): number {
    return this.#view.getUint8(this.at++);
  }

  i8(): number {
    return this.#view.getInt8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4);
  }

  /** 16.16. */
  fixed(): number {
    this.at += 4;
    return this.#view.getInt32(this.at - 4) / 0x10000;
  }

  /** 2.14. */
  f2dot14(): number {
    return this.i16() / 0x4000;
  }

  tag(): string {
    const codes = [this.u8(), this.u8(), this.u8(), this.u8()];
    return String.fromCharCode(...codes);
  }

  /** WOFF2 §4.1, 255UInt16. */
  packedU16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }

  /** WOFF2 §4.1, UIntBase128. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const code = this.u8();
      value = value * 128 + (code & 0x7f);
      if (code < 0x80) return value;
    }
    throw new Error("A length in the font file is longer than five bytes.");
  }

  u16List(count: number): readonly number[] {
    return Array.from({ length: count }, () => this.u16());
  }
}
