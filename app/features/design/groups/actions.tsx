import type { ReactNode } from "react";
import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button, LinkButton, type ButtonLook } from "#app/ui/button.tsx";
import { Chip, RemovableChip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HERE, LONG_WORD } from "#app/features/design/samples/sample-words.ts";

const LOOKS: readonly (readonly [look: ButtonLook, words: string])[] = [
  ["main", "Check availability"],
  ["ink", "Show 37 vehicles"],
  ["plain", "Not now"],
];

const FORCED = [
  ["Hover", "hover"],
  ["Focus", "focus"],
  ["Pressed", "pressed"],
] as const;

/** A part at rest and in the three states that a visitor puts it into. */
function InEachState({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <State name="Rest">{children}</State>
      {FORCED.map(([name, force]) => (
        <State key={force} name={name} force={force}>
          {children}
        </State>
      ))}
    </>
  );
}

export const ACTIONS: DesignGroup = {
  title: "Actions",
  parts: [
    ...LOOKS.map(([look, words]) => ({
      title: `Button, ${look}`,
      ...(look === "main" && {
        note: "The one action of a view: a second green button in sight is a mistake.",
      }),
      content: (
        <>
          <InEachState>
            <Button type="button" look={look}>
              {words}
            </Button>
          </InEachState>
          <State name="Busy">
            <Button type="button" look={look} isBusy>
              Sending
            </Button>
          </State>
          <State name="Disabled">
            <Button type="button" look={look} disabled>
              {words}
            </Button>
          </State>
          <State name="Small">
            <Button type="button" look={look} isSmall>
              {words}
            </Button>
          </State>
          <State name="With an icon">
            <LinkButton href={HERE} look={look}>
              <Icon name="phone" />
              Call (630) 555-0142
            </LinkButton>
          </State>
          <State name="Long" isWide>
            <Button type="button" look={look} isBlock>
              {words} at Prairie Auto of Merrillville and Northwest Indiana,{" "}
              {LONG_WORD}
            </Button>
          </State>
        </>
      ),
    })),
    {
      title: "Links",
      content: (
        <>
          <InEachState>
            <ArrowLink href={HERE}>See all offers</ArrowLink>
          </InEachState>
          <State name="Long" isWide>
            <ArrowLink href={HERE}>
              Owners, accidents and the service history of this car, on the
              pages of those who keep them
            </ArrowLink>
          </State>
        </>
      ),
    },
    {
      title: "Chips",
      note: "Plain ones offer something; with a cross they show what is on.",
      content: (
        <>
          <InEachState>
            <Chip href={HERE}>Heated seats</Chip>
          </InEachState>
          <State name="On">
            <RemovableChip href={HERE} removeLabel="Remove">
              Up to 60,000 miles
            </RemovableChip>
          </State>
          <State name="On, hover" force="hover">
            <RemovableChip href={HERE} removeLabel="Remove">
              Up to 60,000 miles
            </RemovableChip>
          </State>
          <State name="Long">
            <RemovableChip href={HERE} removeLabel="Remove">
              {LONG_WORD}
            </RemovableChip>
          </State>
        </>
      ),
    },
  ],
};
