import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";

interface NoteProps {
  /** `alert` also sets its colour. */
  readonly icon: Extract<IconName, "success" | "alert">;
  readonly title: string;
  readonly text: string;
  /** Lines below it. */
  readonly children?: ReactNode;
}

/** What became of something, within an `<output>`: phrases alone. */
export function Note({ icon, title, text, children }: NoteProps) {
  return (
    <span className={`lender-note lender-note--${icon}`}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span>{text}</span>
        {children}
      </span>
    </span>
  );
}
