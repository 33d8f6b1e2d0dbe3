import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { FormReply } from "#app/site/forms/form-reply.ts";

/** A refusal fetches nothing by itself, and whoever was late is to see what is still free. */
export function useFreshTimes(refusal: FormReply | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (refusal !== null) void revalidate();
  }, [refusal, revalidate]);
}
