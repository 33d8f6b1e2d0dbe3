import { TimeList, type TimeListProps } from "./time-list.tsx";

/** For a page that is kept for everybody: a time leads to where it is chosen. */
export function TimeLinks({
  formatAddress,
  ...list
}: TimeListProps & {
  readonly formatAddress: (startMs: number) => string;
}) {
  return (
    <TimeList {...list}>
      {(startMs, label) => (
        <a className="time" href={formatAddress(startMs)} rel="nofollow">
          {label}
        </a>
      )}
    </TimeList>
  );
}
