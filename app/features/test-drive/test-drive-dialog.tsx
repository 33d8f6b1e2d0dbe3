import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import {
  getTestDriveAddress,
  TEST_DRIVE_PATH,
} from "#app/domain/address/test-drive-address.ts";
import { readTestDriveChoice } from "#app/domain/address/test-drive-choice.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { addDialogMark } from "#app/site/dialogs/dialog-address.ts";
import { followAddress } from "#app/site/page/follow-address.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { useDialogSteps } from "#app/site/dialogs/use-dialog-steps.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { testDriveCopy } from "./copy.ts";
import { DetailsStep } from "./details-step.tsx";
import { TestDriveDialogContext } from "./step-frame.tsx";
import type { TestDrivePageData } from "./test-drive.server.ts";
import { TimeStep } from "./time-step.tsx";
import { useAddresses } from "./use-addresses.ts";

/** What the open page knows of an unfinished booking, for whoever closes the dialog and opens it again. */
interface Unfinished {
  /** It names the slot that is kept. */
  readonly hold: string | null;
  /** Typed and not sent, by field. */
  readonly typed: Readonly<Record<string, string>>;
}

interface UnfinishedProps {
  readonly unfinished: Unfinished;
  readonly onChange: (changes: Partial<Unfinished>) => void;
}

/** Spec §4: it opens for links to a vehicle's times, above the page that they were pressed on. Back goes a step back. */
export function LinkedDialog(props: LinkedDialogProps) {
  const [unfinished, setUnfinished] = useState<Unfinished>({
    hold: null,
    typed: {},
  });
  const onChange = useCallback(
    (changes: Partial<Unfinished>) =>
      setUnfinished((before) => ({ ...before, ...changes })),
    [],
  );
  return (
    <TestDriveDialog
      key={props.asked.count}
      {...props}
      unfinished={unfinished}
      onChange={onChange}
    />
  );
}

function TestDriveDialog({
  asked,
  isOpen,
  onClose,
  unfinished,
  onChange,
}: LinkedDialogProps & UnfinishedProps) {
  const t = useTexts(testDriveCopy);
  const { addresses, goTo, cutTo } = useAddresses(() =>
    toTimesAddress(asked.href, unfinished.hold),
  );
  const address = addresses.at(-1) ?? "";
  const page = useStep(isOpen, address);
  const step = page?.step ?? null;
  const isChosenTaken = useRef(readChoice(asked.href).startMs === null);

  const { body, title, close } = useDialogSteps({
    isOpen,
    onClose,
    step,
    count: addresses.length,
    cutTo,
    keepTyped(form) {
      if (step === "details") onChange({ typed: readTyped(form) });
    },
    findWay: (way) => (isStep(way) ? () => goTo(way) : null),
  });

  const onSent = useCallback(
    (next: string) => {
      if (isStep(next) && !next.includes("/booked?")) {
        const { hold } = readChoice(next);
        if (hold !== null) onChange({ hold });
        // Whoever comes back to the times finds their own among the free ones.
        goTo(toTimesAddress(next, hold), next);
        return;
      }
      onChange({ hold: null, typed: {} });
      // The receipt is a page, which can be kept, printed and come back to.
      onClose();
      followAddress(next);
    },
    [goTo, onChange, onClose],
  );
  const takeChosen = useCallback(() => {
    const isFirst = !isChosenTaken.current;
    isChosenTaken.current = true;
    return isFirst;
  }, []);
  const ways = useMemo(() => ({ onSent, takeChosen }), [onSent, takeChosen]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <span className="drive-title" ref={title} tabIndex={-1}>
          {t(step === "details" ? "detailsTitle" : "dialogTitle")}
        </span>
      }
      closeLabel={t("close")}
      className="dialog--steps test-drive-dialog"
    >
      {page === null || page.step === "booked" ? (
        <output className="drive-loading">
          <span className="spinner" aria-hidden="true" />
          <span className="vh">{t("loading")}</span>
        </output>
      ) : (
        <TestDriveDialogContext value={ways}>
          <div ref={body}>
            {page.step === "time" ? (
              <TimeStep page={toDialogPage(page)} reply={undefined} />
            ) : (
              <DetailsStep
                page={toDialogPage({
                  ...page,
                  defaults: {
                    ...page.defaults,
                    ...unfinished.typed,
                    [START_FIELD]: page.defaults[START_FIELD] ?? "",
                  },
                })}
                reply={undefined}
              />
            )}
          </div>
        </TestDriveDialogContext>
      )}
    </Dialog>
  );
}

/** Null until it has loaded; until another step has, it is the one before. */
function useStep(isOpen: boolean, address: string): TestDrivePageData | null {
  const { load, data } = useSteadyFetcher<PageData<TestDrivePageData>>();
  useEffect(() => {
    if (isOpen) void load(addDialogMark(address));
  }, [isOpen, load, address]);
  return data === undefined ? null : unpackPageData(data);
}

function toDialogPage<Page extends { readonly action: string }>(
  page: Page,
): Page {
  return { ...page, action: addDialogMark(page.action) };
}

/** The step of the times, with what the address holds and the slot that is kept already. */
function toTimesAddress(address: string, hold: string | null): string {
  const { pathname } = new URL(address, location.origin);
  const { language, address: page } = splitLanguage(pathname);
  const [, , vin = ""] = page.split("/");
  return getTestDriveAddress(
    vin,
    null,
    { ...readChoice(address), hold },
    { language },
  );
}

function readChoice(address: string) {
  return readTestDriveChoice(new URL(address, location.origin).searchParams);
}

function isStep(address: string): boolean {
  return splitLanguage(address).address.startsWith(`${TEST_DRIVE_PATH}/`);
}

function readTyped(form: HTMLFormElement): Unfinished["typed"] {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && TYPED_FIELDS.includes(entry[0]),
    ),
  );
}

const TYPED_FIELDS = ["firstName", "lastName", "email", "phone", "message"];
