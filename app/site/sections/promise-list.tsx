import { Icon, type IconName } from "#app/ui/icon.tsx";

export interface StatedPromise {
  readonly title: string;
  /** The text says what the promise means, and what it does not; it is null when the title says it all. */
  readonly text: string | null;
}

interface PromiseListProps {
  readonly promises: readonly StatedPromise[];
  readonly icon?: IconName;
  /** They stand side by side where there is room. */
  readonly isRow?: boolean;
}

/** A visitor can hold us to these. */
export function PromiseList({
  promises,
  icon = "check",
  isRow = false,
}: PromiseListProps) {
  return (
    <ul className={isRow ? "points promises promises--row" : "points promises"}>
      {promises.map(({ title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          {text === null ? (
            <span>{title}</span>
          ) : (
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
