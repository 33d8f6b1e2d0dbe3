/** Spec §2, home: the full variant has a service department, the compact one has none. */
export type HomeVariant = "full" | "compact";
