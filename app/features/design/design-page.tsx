import { Suspense } from "react";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import { useShownStates } from "./use-shown-states.ts";

/** The parts stand still as the server drew them, so that no page's scripts are packed otherwise for their sake. */
const DesignParts = import.meta.env.SSR
  ? (await import("./design-parts.tsx")).DesignParts
  : createLazyPart<object>(() =>
      Promise.reject(new Error("Only a document has the parts.")),
    );

/** Whoever builds pages finds every part in every state here. */
export function DesignPage() {
  useShownStates();
  return (
    <div className="wrap design">
      <Suspense>
        <DesignParts />
      </Suspense>
    </div>
  );
}
