import type { ICON_SHAPES } from "./icon-shapes.ts";

export type IconName = keyof typeof ICON_SHAPES;

interface IconProps {
  readonly name: IconName;
  /** The unit is pixels; the default is 20. */
  readonly size?: 16 | 24 | 28;
  readonly className?: string;
}

/** An icon alone says nothing: it stands beside words or inside something that has a name. */
export function Icon({ name, size, className }: IconProps) {
  let classes = size === undefined ? "icon" : `icon icon-${size}`;
  if (className !== undefined) classes += ` ${className}`;
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
