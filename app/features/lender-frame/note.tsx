import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";

interface NoteProps {
  /** `alert` also sets the color. */
  readonly icon: Extract<IconName, "success" | "alert">;
  readonly title: string;
  readonly text: string;
  /** These lines stand below the note. */
  readonly children?: ReactNode;
}

/** The note says what became of something. It stands within an `<output>`, so it may only hold phrases. */
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
