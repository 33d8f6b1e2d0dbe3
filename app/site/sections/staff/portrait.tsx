import type { StaffView } from "./staff-view.ts";

/** The portrait is a photo or the initials, never somebody else's face. */
export function Portrait({
  member: { imageUrl, initials },
  isLarge = false,
}: {
  readonly member: Pick<StaffView, "imageUrl" | "initials">;
  readonly isLarge?: boolean;
}) {
  const classes = isLarge ? "portrait portrait--l" : "portrait";
  return imageUrl === null ? (
    <span className={classes} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img
      className={classes}
      src={imageUrl}
      alt=""
      width={isLarge ? 160 : 72}
      height={isLarge ? 160 : 72}
      loading={isLarge ? "eager" : "lazy"}
    />
  );
}
