import type { ReactNode } from "react";

interface DesignPartProps {
  readonly title: string;
  readonly layout?: "row" | "grid" | "plain";
  readonly children: ReactNode;
}

export function DesignPart({
  title,
  layout = "row",
  children,
}: DesignPartProps) {
  return (
    <section className="design-part">
      <h2 className="h3">{title}</h2>
      {layout === "plain" ? (
        children
      ) : (
        <div className={`design-${layout}`}>{children}</div>
      )}
    </section>
  );
}
