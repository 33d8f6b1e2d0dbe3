import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

export interface CarouselWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** It reads "2 of 9". */
  readonly counter: (position: number, count: number) => string;
}

interface CarouselProps {
  readonly words: CarouselWords;
  readonly items: readonly {
    readonly key: string;
    readonly content: ReactNode;
  }[];
}

/** A finger, a wheel, the arrow keys or the buttons scroll the row. It never moves unasked. */
export function Carousel({ words, items }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number) => {
    const item = row.current?.children[to];
    if (item instanceof HTMLElement && row.current !== null)
      row.current.scrollTo({ left: getStart(item, row.current) });
  };
  useEffect(() => {
    // Where nothing within takes the focus, the keyboard would not reach the row.
    if (row.current?.querySelector("a, button, input, summary") === null)
      row.current.tabIndex = 0;
  }, [items]);
  const onKeyDown = ({ key }: { readonly key: string }) => {
    if (key === "ArrowRight") go(at + 1);
    if (key === "ArrowLeft") go(at - 1);
  };
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={words.label}
    >
      <ul
        ref={row}
        className="carousel-row"
        onScroll={({ currentTarget }) => setAt(getNearestItem(currentTarget))}
      >
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div className="carousel-tools">
        <span className="meta num">
          {words.counter(Math.min(at + 1, items.length), items.length)}
        </span>
        {(
          [
            ["chevron-left", words.previous, -1],
            ["chevron-right", words.next, 1],
          ] as const
        ).map(([icon, label, by]) => (
          <button
            key={icon}
            className="icon-btn"
            type="button"
            aria-label={label}
            aria-disabled={by < 0 ? at === 0 : at >= items.length - 1}
            onClick={() => go(at + by)}
            onKeyDown={onKeyDown}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** At the end of the row the last item counts, wherever its edge lies. */
function getNearestItem(row: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, children } = row;
  if (Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1 && scrollLeft !== 0)
    return children.length - 1;
  const distances = Array.from(children, (item) =>
    item instanceof HTMLElement
      ? Math.abs(getStart(item, row) - scrollLeft)
      : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

function getStart(item: HTMLElement, row: HTMLElement): number {
  return item.offsetLeft - row.offsetLeft;
}
