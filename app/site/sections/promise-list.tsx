import { Icon, type IconName } from "#app/ui/icon.tsx";

export interface StatedPromise {
  readonly title: string;
  /** What the promise means, and what it does not; null when the title says it all. */
  readonly text: string | null;
}

interface PromiseListProps {
  readonly promises: readonly StatedPromise[];
  readonly icon?: IconName;
  /** Side by side where there is room. */
  readonly isRow?: boolean;
}

/** What a visitor can hold us to. */
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
