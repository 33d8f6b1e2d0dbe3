import type { ReactNode } from "react";

interface NextStepsProps {
  readonly steps: readonly {
    readonly title: string;
    readonly text: ReactNode;
  }[];
  /** `h3` where each step is a part of the page's outline. */
  readonly heading?: "b" | "h3";
}

/** What happens from here on, in numbered steps. */
export function NextSteps({ steps, heading: Title = "b" }: NextStepsProps) {
  return (
    <ol className="next">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <Title className="h4">{title}</Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
