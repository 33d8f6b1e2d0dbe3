import type { FormReply } from "#app/site/forms/form-reply.ts";
import { BookedStep } from "./booked-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import type { TestDrivePageData } from "./test-drive.server.ts";
import { TimeStep } from "./time-step.tsx";

/** `/test-drive/{vin}` and what follows it: Spec §4, test drive. With JavaScript a dialog shows the same. */
export function TestDrivePage({
  page,
  reply,
}: {
  readonly page: TestDrivePageData;
  readonly reply: FormReply | undefined;
}) {
  switch (page.step) {
    case "time":
      return <TimeStep page={page} reply={reply} />;
    case "details":
      return <DetailsStep page={page} reply={reply} />;
    case "booked":
      return <BookedStep page={page} />;
  }
}
