import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { HERE } from "#app/features/design/samples/sample-words.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadBarLine } from "#app/ui/load-bar-line.tsx";
import { CardSkeleton, TextSkeleton } from "#app/ui/skeleton.tsx";
import { StepBars } from "#app/ui/step-bars.tsx";

export const WAITING: DesignGroup = {
  title: "Waiting, and nothing",
  parts: [
    {
      title: "Load bar",
      layout: "plain",
      content: (
        <>
          <State name="Loading">
            <div className="design-line design-half">
              <LoadBarLine state="loading" />
            </div>
          </State>
          <State name="Finishing">
            <div className="design-line design-full">
              <LoadBarLine state="finishing" />
            </div>
          </State>
          <State name="Error">
            <div className="design-line design-full">
              <LoadBarLine state="error" />
            </div>
          </State>
        </>
      ),
    },
    {
      title: "Step bars",
      layout: "grid",
      content: (
        <>
          <State name="First of five">
            <StepBars step={1} count={5} />
          </State>
          <State name="Last of five">
            <StepBars step={5} count={5} />
          </State>
        </>
      ),
    },
    {
      title: "Skeletons",
      note: "As high as what comes, so that nothing moves.",
      layout: "grid",
      content: (
        <>
          <State name="A card">
            <CardSkeleton />
          </State>
          <State name="Text">
            <TextSkeleton lines={4} />
          </State>
        </>
      ),
    },
    {
      title: "Empty state",
      note: "It says what to do next, and never only that there is nothing.",
      layout: "grid",
      content: (
        <>
          <State name="With a way on" isWide>
            <EmptyState
              title="No cars match all four filters"
              text="Remove a filter to see more."
            >
              <Button type="button">Tell me when one arrives</Button>
            </EmptyState>
          </State>
          <State name="Nothing saved" isWide>
            <EmptyState title="No saved cars yet">
              <LinkButton href={HERE}>Browse cars</LinkButton>
            </EmptyState>
          </State>
        </>
      ),
    },
  ],
};
