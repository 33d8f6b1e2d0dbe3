import { TimeList, type TimeListProps } from "./time-list.tsx";

/** For a page that is kept for everybody: a time leads to where it is chosen. The one that is booked leads nowhere. */
export function TimeLinks({
  formatAddress,
  booked,
  ...list
}: TimeListProps & {
  readonly booked?: { readonly startMs: number; readonly label: string };
  readonly formatAddress: (startMs: number) => string;
}) {
  const chosenMs = list.choice.chosenTime?.startMs;
  return (
    <TimeList {...list}>
      {(startMs, label) =>
        startMs === booked?.startMs ? (
          <span className="time is-booked">
            {label} <small>{booked.label}</small>
          </span>
        ) : (
          <a
            className={startMs === chosenMs ? "time is-on" : "time"}
            aria-current={startMs === chosenMs || undefined}
            href={formatAddress(startMs)}
            rel="nofollow"
          >
            {label}
          </a>
        )
      }
    </TimeList>
  );
}
