import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";

/** Each press on "Apply for this job" chooses anew, also within the page, and what else was typed stays. */
export function usePosition(asked: string | undefined) {
  const askedAt = useLocation().key;
  const [byHand, setByHand] = useState({ askedAt: "", chosen: "" });
  return {
    askedAt,
    chosen: byHand.askedAt === askedAt ? byHand.chosen : asked,
    onChange: ({ target }: FormEvent) => {
      if (target instanceof HTMLSelectElement)
        setByHand({ askedAt, chosen: target.value });
    },
  };
}
