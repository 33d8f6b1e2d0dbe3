import type { ReactNode } from "react";

export type ButtonLook = "plain" | "main" | "ink";

interface Look {
  /** `main` is the one action of a view. */
  readonly look?: ButtonLook;
  readonly isSmall?: boolean;
  readonly isBlock?: boolean;
  readonly className?: string;
}

interface LinkButtonProps extends Look {
  readonly href: string;
  readonly children: ReactNode;
}

export function LinkButton({ href, children, ...look }: LinkButtonProps) {
  return (
    <a className={getButtonClass(look)} href={href}>
      {children}
    </a>
  );
}

interface ButtonProps extends Look {
  readonly type?: "submit" | "button";
  readonly name?: string;
  readonly value?: string;
  readonly disabled?: boolean;
  /** While busy, the button keeps the focus and its width, and a second press does nothing. */
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function Button({
  type = "submit",
  name,
  value,
  disabled,
  isBusy = false,
  onClick,
  children,
  ...look
}: ButtonProps) {
  return (
    <button
      className={getButtonClass(look)}
      type={type}
      name={name}
      value={value}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}

export function getButtonClass({
  look = "plain",
  isSmall = false,
  isBlock = false,
  className,
}: Look): string {
  let classes = "btn";
  if (look !== "plain") classes += ` btn--${look}`;
  if (isSmall) classes += " btn--s";
  if (isBlock) classes += " btn--block";
  return className === undefined ? classes : `${classes} ${className}`;
}
