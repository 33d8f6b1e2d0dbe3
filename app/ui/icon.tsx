import type { ICON_SHAPES } from "./icon-shapes.ts";

export type IconName = keyof typeof ICON_SHAPES;

interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 unless told. */
  readonly size?: 16 | 24 | 28;
  readonly className?: string;
}

/** Always beside words or inside something that has a name: an icon alone says nothing. */
export function Icon({ name, size, className }: IconProps) {
  let classes = size === undefined ? "icon" : `icon icon-${size}`;
  if (className !== undefined) classes += ` ${className}`;
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
