/** It turns "Image URL 2" and "image[0].url" into "imageurl", and "Stock #" into "stock". */
export function toColumnKey(name: string): string {
  return (name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => !/^\d+$/.test(word))
    .join("");
}
