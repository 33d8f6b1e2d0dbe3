import { type ReactNode, Suspense, useEffect, useRef } from "react";

const comingAlive = new Set<object>();

/** Whether every part of the page that was taken over has come alive; what fails before that fails while it does. */
export function areAllPartsAlive(): boolean {
  return comingAlive.size === 0;
}

/**
 * A part of the page that comes alive by itself: a tap that comes early waits for the part that it falls on, and not
 * for the whole page.
 */
export function PagePart({ children }: { readonly children: ReactNode }) {
  const part = useRef({ isAlive: false });
  useEffect(() => {
    const { current } = part;
    if (!current.isAlive) comingAlive.add(current);
    return () => void comingAlive.delete(current);
  }, []);
  function noteAlive() {
    part.current.isAlive = true;
    comingAlive.delete(part.current);
    if (areAllPartsAlive()) releaseTranslations();
  }
  return (
    <Suspense>
      {children}
      <AliveMark onAlive={noteAlive} />
    </Suspense>
  );
}

/** What a translator changed of a part stands again once the part is alive. */
export function releaseTranslations(): void {
  window.translatedTexts?.release();
}

export function AliveMark({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive);
  return null;
}
