import { drawBox, SEAL } from "#app/domain/illustration/pen/marks.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function drawSidePanels({ ref, body, tones }: Scene): string {
  const { panels = [], hasPanelWindows } = body;
  return panels
    .map(([x0, x1, low, high]) =>
      hasPanelWindows
        ? drawBox(
            x0,
            low,
            x1 - x0,
            high - low,
            7,
            ref("pane"),
            `stroke="${SEAL}" stroke-width="2.4"`,
          ) +
          `<path d="M${x0 + 18} ${low + 2}L${x0 + 44} ${high - 2}h14L${x0 + 32} ${low + 2}Z" fill="#ffffff1a"/>`
        : drawBox(
            x0,
            low,
            x1 - x0,
            high - low,
            6,
            glaze(tones.shade, 0.18),
            `stroke="${tones.shade}" stroke-width=".8"`,
          ),
    )
    .join("");
}
