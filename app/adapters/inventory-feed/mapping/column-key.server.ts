/** "Image URL 2", "image[0].url" → "imageurl"; "Stock #" → "stock". */
export function toColumnKey(name: string): string {
  return (name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => !/^\d+$/.test(word))
    .join("");
}
