import { useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";

interface SteadyFetcher<Answer> extends Pick<
  FetcherWithComponents<unknown>,
  "load" | "submit" | "state"
> {
  /** What a loader or an action of ours gave: the caller names its shape. */
  readonly data: Answer | undefined;
}

/**
 * The router's `useFetcher`, with data that change as React's state does. The router reads them from a map while it
 * renders. When they change before the state that tells of it, React may find nothing new in that rendering, throw it
 * away, and count the effects that wait for the data as done: the answer to a form would never be seen.
 */
export function useSteadyFetcher<Answer>(): SteadyFetcher<Answer> {
  const { load, submit, state, data: latest } = useFetcher();
  const [data, setData] = useState<Answer | undefined>(latest);
  if (data !== latest) setData(latest);
  return { load, submit, state, data };
}
