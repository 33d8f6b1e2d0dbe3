/** It removes line breaks and leading zeros, because a list of vehicles carries dozens of drawings. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/\n\s*/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>")
    .replace(/\b0\.(?=\d)/g, ".");
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
