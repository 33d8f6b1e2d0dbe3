import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { HERE, LONG_WORD } from "#app/features/design/samples/sample-words.ts";
import { ChosenTime } from "#app/site/appointments/pickers/chosen-time.tsx";
import { DayPicker } from "#app/site/appointments/pickers/day-picker.tsx";
import type { SlotChoice } from "#app/site/appointments/pickers/slot-choice.server.ts";
import { SlotNote } from "#app/site/appointments/pickers/slot-note.tsx";
import { TimeList } from "#app/site/appointments/pickers/time-list.tsx";
import { VisitCard } from "#app/site/appointments/receipt/visit-card.tsx";
import { Checkbox, RadioGroup } from "#app/ui/fields/choice.tsx";

const TIMES = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({
  startMs: Date.parse(`2026-11-28T${hour + 6}:00:00Z`),
  minutes: hour * 60,
  zone: null,
  isFull: hour === 11 || hour === 14,
}));

const CHOICE: SlotChoice = {
  days: [23, 24, 25, 26, 27, 28, 29, 30].map((day) => ({
    day: `2026-11-${day}`,
    isOpen: day !== 26 && day !== 29,
  })),
  chosenDay: "2026-11-28",
  times: TIMES,
  chosenTime: TIMES[1] ?? null,
  earlierDay: null,
  missedDay: null,
  laterDay: "2026-12-01",
  slotMinutes: 30,
  zoneName: "Central Time",
};

const WAYS = [
  { value: "yes", label: "Yes, I have one to trade" },
  { value: "no", label: "No" },
  { value: "long", label: `Not sure yet, it depends on the ${LONG_WORD}` },
];

const CHOSEN = "Saturday, November 28, 2026 at 10:00 AM CST";

export const CHOICES: DesignGroup = {
  title: "Choices",
  parts: [
    {
      title: "Checkbox",
      content: (
        <>
          <State name="Rest">
            <Checkbox name="check" label="Heated seats" />
          </State>
          <State name="Focus" force="focus" isWithin>
            <Checkbox name="checkFocus" label="Heated seats" />
          </State>
          <State name="Ticked">
            <Checkbox name="checkOn" label="Sunroof" isChecked />
          </State>
          <State name="Disabled">
            <Checkbox name="checkOff" label="Third row" disabled />
          </State>
          <State name="Long" isWide>
            <Checkbox
              name="checkLong"
              label={`I agree to a soft credit check by ${LONG_WORD} and to nothing else that anybody could read into this sentence.`}
            />
          </State>
        </>
      ),
    },
    {
      title: "One of few",
      layout: "grid",
      content: (
        <>
          <State name="Chosen">
            <RadioGroup
              id="d-radio"
              name="radio"
              legend="Are you trading in?"
              options={WAYS}
              chosen="yes"
            />
          </State>
          <State name="Error">
            <RadioGroup
              id="d-radio-error"
              name="radioError"
              legend="Are you trading in a car?"
              options={WAYS}
              error="Choose one"
              errorPrefix="Error:"
            />
          </State>
        </>
      ),
    },
    {
      title: "Day and time",
      note: "Closed days and taken times stay in sight, crossed out.",
      layout: "plain",
      content: (
        <>
          <DayPicker
            choice={CHOICE}
            formatAddress={(day) => `${HERE}?day=${day}`}
          />
          <TimeList choice={CHOICE} storeName="Prairie Auto of Aurora">
            {(startMs, label) => (
              <button
                className={
                  startMs === TIMES[1]?.startMs ? "time is-on" : "time"
                }
                type="button"
              >
                {label}
              </button>
            )}
          </TimeList>
          <SlotNote kind="testDrive" choice={CHOICE} />
        </>
      ),
    },
    {
      title: "Chosen time",
      layout: "plain",
      content: (
        <>
          <ChosenTime
            time={CHOSEN}
            note="Held for you until 9:40 AM"
            changeAddress={HERE}
          />
          <ChosenTime time={CHOSEN} note={null} changeAddress={HERE} isGone />
        </>
      ),
    },
    {
      title: "Receipt of an appointment",
      layout: "plain",
      content: (
        <VisitCard
          kind="service"
          time={CHOSEN}
          store={{
            name: "Prairie Auto of Aurora",
            address: "2200 W Galena Blvd, Aurora, IL 60506",
          }}
          services={["Tire rotation", LONG_WORD, "“It pulls to the left.”"]}
          takes="About 30 minutes"
          offer={["4 for 3 on winter tires", "Until January 31, 2027"]}
          vehicles={[]}
          business={null}
          driven={null}
          reference="ABCD-2345"
          calendarAddress={HERE}
          directionsAddress={HERE}
          manageAddress={HERE}
        />
      ),
    },
  ],
};
