import { data, redirect, useActionData } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import {
  getTestDriveAddress,
  TEST_DRIVE_STEPS,
  type TestDriveStep,
} from "#app/domain/address/test-drive-address.ts";
import { readTestDriveChoice } from "#app/domain/address/test-drive-choice.ts";
import { chooseTime } from "#app/features/test-drive/choose-time.server.ts";
import {
  noCarHead,
  noCarPage,
} from "#app/features/test-drive/no-car/no-car.server.ts";
import { NoCarPage } from "#app/features/test-drive/no-car/no-car-page.tsx";
import { sendTestDrive } from "#app/features/test-drive/send-test-drive.server.ts";
import {
  testDriveHead,
  testDrivePage,
} from "#app/features/test-drive/test-drive.server.ts";
import { TestDrivePage } from "#app/features/test-drive/test-drive-page.tsx";
import { hasDialogMark } from "#app/site/dialogs/dialog-address.ts";
import type { LoadContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { tellDialog } from "#app/site/forms/sending/dialog-answer.server.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import {
  buildNotFoundError,
  requirePage,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

interface TestDriveArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly vin?: string; readonly step?: string };
}

/** Refused forms too: whoever was late sees which times are left. */
export function shouldRevalidate(): boolean {
  return true;
}

export async function loader({ url, context, params }: TestDriveArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "testDrive");
  const step = getStep(params.step, url);
  const choice = readTestDriveChoice(url.searchParams);
  const { vin = "" } = params;
  const answer = await testDrivePage(ports, facts, step, { vin, choice });
  // A dialog has no place for a page of other cars.
  const noCar =
    answer === null && step !== "booked" && !hasDialogMark(url)
      ? noCarPage(ports, facts, vin)
      : null;
  if (noCar !== null)
    return data(await withHead({ context, url }, noCar, noCarHead), {
      status: 404,
    });
  const page = requirePage(answer, url);
  if (page.step === "elsewhere")
    throw redirect(addClickIdentifiers(page.address, url.searchParams), 302);
  const { language } = facts;
  const address = getTestDriveAddress(page.vin, step, {}, { language });
  if (url.pathname !== address) throw redirect(address + url.search, 301);
  return withHead({ context, url }, page, testDriveHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: TestDriveArgs & { readonly request: Request }) {
  const { ports, facts } = requirePageOn({ context, url }, "testDrive");
  const step = getStep(params.step, url);
  const asked = {
    vin: params.vin ?? "",
    choice: readTestDriveChoice(url.searchParams),
  };
  const answer =
    step === null
      ? await chooseTime(ports, facts, asked, request)
      : step === "details"
        ? await sendTestDrive(ports, facts, asked, request)
        : null;
  return tellDialog(url, requirePage(answer, url));
}

export default function TestDrive() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (page.step === "no-car") return <NoCarPage page={page} />;
  return (
    <TestDrivePage
      // Every step is a form of its own.
      key={page.step}
      page={page}
      reply={reply}
    />
  );
}

/** Null is the first step. */
function getStep(name: string | undefined, url: URL): TestDriveStep | null {
  if (name === undefined) return null;
  const step = TEST_DRIVE_STEPS.find((it) => it === name);
  if (step === undefined) throw buildNotFoundError(url);
  return step;
}
