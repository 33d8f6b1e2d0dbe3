import { useEffect, useRef } from "react";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { CarPrice } from "./car-heads.tsx";

/**
 * A table that scrolls sideways cannot keep its own head in sight, so a strip above it repeats names and prices as soon as
 * they have left the screen, and moves sideways with the table. The table says the same to whoever listens.
 */
export function NamesStrip({
  cars,
  cheapest,
}: {
  readonly cars: readonly CardVehicle[];
  readonly cheapest: readonly number[];
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    () => (row.current === null ? undefined : followTable(row.current)),
    [],
  );
  return (
    <div className="compare-strip" aria-hidden="true">
      <div className="compare-strip-window">
        <div className="compare-strip-row" ref={row}>
          {cars.map(({ vin, name, price }, at) => (
            <span key={vin} dir="auto">
              <span>{renderWholeWords(name)}</span>
              <CarPrice price={price} isCheapest={cheapest.includes(at)} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function followTable(row: HTMLElement) {
  const strip = row.closest(".compare-strip");
  const table = strip?.parentElement?.querySelector(".compare-scroll");
  const names = table?.querySelector(".compare-names");
  if (!strip || !table || !names) return;
  const follow = () => {
    row.style.translate = `${-table.scrollLeft}px`;
  };
  const observer = new IntersectionObserver(([seen]) => {
    if (seen === undefined) return;
    const isAbove = !seen.isIntersecting && seen.boundingClientRect.top < 0;
    strip.toggleAttribute("data-on", isAbove);
  });
  observer.observe(names);
  table.addEventListener("scroll", follow, { passive: true });
  return () => {
    observer.disconnect();
    table.removeEventListener("scroll", follow);
  };
}
