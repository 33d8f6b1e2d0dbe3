import type { DesignGroup } from "#app/features/design/parts/design-group.tsx";
import { ICON_SHAPES } from "#app/ui/icon-shapes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const STEPS = ["button", "hover", "tint", "text", "bar"] as const;

/** Tokens that no theme changes. */
const NEUTRALS = [
  "ink",
  "ink-2",
  "ink-3",
  "control",
  "hairline",
  "floor",
  "surface",
  "night",
  "wheat",
  "drop",
  "error",
  "notice",
] as const;

const ICON_SIZES = [16, undefined, 24, 28] as const;

export const FOUNDATIONS: DesignGroup = {
  title: "Foundations",
  parts: [
    {
      title: "Theme colors",
      note: "A store’s own primary and secondary color, each in the five steps that keep enough contrast.",
      layout: "plain",
      content: (["sw", "sw2"] as const).map((color) => (
        <div key={color} className="design-swatches">
          {STEPS.map((step) => (
            <p key={step} className={`design-swatch ${color}-${step}`}>
              {step}
            </p>
          ))}
        </div>
      )),
    },
    {
      title: "Neutral colors",
      note: "The same in every store. A color that is not ink or paper means something.",
      layout: "plain",
      content: (
        <ul className="design-swatches">
          {NEUTRALS.map((name) => (
            <li key={name}>
              <span className={`design-patch patch-${name}`} />
              <span className="meta">{name}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: "Type",
      layout: "plain",
      content: (
        <div className="design-type">
          <p className="h1">Page title 40/46</p>
          <p className="h2">Section 32/38</p>
          <p className="h3">Card and block title 20/26</p>
          <p className="lead">Lead 18/28, for one sentence under a title.</p>
          <p>
            Body 16/24. No line is longer than 68 characters, so that an eye
            finds the next one.
          </p>
          <p className="num">Figures stand in columns: 1,111.11 and 8,888.88</p>
          <p className="meta">Meta and every price term 14/20.</p>
          <p className="terms">Terms of a claim, beside the claim.</p>
        </div>
      ),
    },
    {
      title: "Shape and shadow",
      note: "Controls 6, cards 10, chips round. One shadow, for what lies over the page.",
      content: (
        <>
          <span className="design-shape shape-control">6</span>
          <span className="design-shape shape-card">10</span>
          <span className="design-shape shape-chip">round</span>
          <span className="design-shape shape-shadow">shadow</span>
        </>
      ),
    },
    {
      title: "Icons",
      note: "An icon never stands alone: words stand beside it or name it.",
      layout: "plain",
      content: (
        <>
          <p className="design-icon-sizes">
            {ICON_SIZES.map((size) => (
              <Icon
                key={size ?? 20}
                name="heart"
                {...(size !== undefined && { size })}
              />
            ))}
            <span className="meta">16, 20, 24 and 28 px</span>
          </p>
          <ul className="design-icons">
            {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
              <li key={name}>
                <Icon name={name} size={24} />
                <span className="meta">{name}</span>
              </li>
            ))}
          </ul>
        </>
      ),
    },
  ],
};
