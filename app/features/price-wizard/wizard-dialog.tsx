import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import {
  getPricingStepAddress,
  PERSONALIZED_PRICING_ADDRESS,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import {
  HONEYPOT_FIELD,
  TOKEN_FIELD,
} from "#app/site/forms/form-definition.ts";
import { useIsContactTyped } from "#app/site/forms/typed-contact.ts";
import { addDialogMark } from "#app/site/dialogs/dialog-address.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { useDialogSteps } from "#app/site/dialogs/use-dialog-steps.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { wizardCopy } from "./copy.ts";
import { getQuestionTitle } from "./question-title.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import { readStep, useTrail } from "./use-trail.ts";
import { Progress, WizardDialogContext } from "./wizard-frame.tsx";
import type { WizardPageData } from "./wizard-page.server.ts";
import { WizardStep } from "./wizard-step.tsx";
import { splitLanguage } from "#app/domain/address/printed-address.ts";

type Values = Readonly<Record<string, string>>;
type Typed = Readonly<Partial<Record<PricingStep, Values>>>;

/**
 * Spec §2, personalised price wizard (Assumption A143): it opens for links to the wizard, above the page that they were pressed on. What
 * was typed and not sent yet stays in the open page alone, for whoever goes a step back or opens the dialog again.
 */
export function LinkedDialog(props: LinkedDialogProps) {
  const [typed, setTyped] = useState<Typed>({});
  const onTyped = useCallback(
    (step: PricingStep, values: Values) =>
      setTyped((before) => ({ ...before, [step]: values })),
    [],
  );
  const { link, count } = props.asked;
  useFocusReturn(link, props.isOpen);
  return (
    <WizardDialog key={count} {...props} typed={typed} onTyped={onTyped} />
  );
}

function WizardDialog({
  asked,
  isOpen,
  onClose,
  typed,
  onTyped,
}: LinkedDialogProps & {
  readonly typed: Typed;
  readonly onTyped: (step: PricingStep, values: Values) => void;
}) {
  const isContactTyped = useIsContactTyped();
  const t = useTexts(wizardCopy);
  const returnTo = readReturnTo(new URL(asked.href, location.origin));
  const { trail, goTo, cutTrail } = useTrail(asked.href);
  const page = useStepPage(isOpen, trail.at(-1) ?? null, returnTo);
  const step = page?.question.step ?? null;
  const { pathname, search } = useLocation();
  const here = getReturnAddress(pathname, search);

  const { body, title, close } = useDialogSteps({
    isOpen,
    onClose,
    step,
    count: trail.length,
    cutTo: cutTrail,
    keepTyped(form) {
      if (step !== null) onTyped(step, readTyped(form));
    },
    findWay(address) {
      if (
        splitLanguage(address).address.startsWith(PERSONALIZED_PRICING_ADDRESS)
      )
        return () => step !== null && goTo(readStep(address), step);
      return address === here ? "close" : null;
    },
  });

  const onSent = useCallback(
    (next: string) => {
      if (step === null) return;
      onTyped(step, {});
      goTo(readStep(next), step);
    },
    [goTo, onTyped, step],
  );
  const ways = useMemo(() => ({ onSent }), [onSent]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <span className="wizard-title" ref={title} tabIndex={-1}>
          {page === null
            ? t("done.terms")
            : getQuestionTitle(page.question, t, isContactTyped)}
        </span>
      }
      above={page !== null && <Progress page={page} />}
      closeLabel={t(
        page === null || step === "done" ? "closeDialog" : "finishLater",
      )}
      className="dialog--steps wizard wizard-dialog"
    >
      {page === null ? (
        <output className="wizard-loading">
          <span className="spinner" aria-hidden="true" />
          <span className="vh">{t("loading")}</span>
        </output>
      ) : (
        <WizardDialogContext value={ways}>
          <div ref={body}>
            <WizardStep
              key={page.question.step}
              page={{
                ...page,
                action: addDialogMark(page.action),
                defaults: {
                  ...page.defaults,
                  ...typed[page.question.step],
                },
              }}
              reply={undefined}
            />
          </div>
        </WizardDialogContext>
      )}
    </Dialog>
  );
}

/** Null until it has loaded; until another step has, the page is that of the step before. */
function useStepPage(
  isOpen: boolean,
  step: PricingStep | null,
  returnTo: string,
): WizardPageData | null {
  const { load, data: packed } = useSteadyFetcher<PageData<WizardPageData>>();
  useEffect(() => {
    // The end is out of order until every question is answered, so that the first open one comes.
    const address = getPricingStepAddress(step ?? "done", returnTo);
    if (isOpen) void load(addDialogMark(address));
  }, [isOpen, load, step, returnTo]);
  return packed === undefined ? null : unpackPageData(packed);
}

function readTyped(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" &&
        entry[0] !== TOKEN_FIELD &&
        entry[0] !== HONEYPOT_FIELD,
    ),
  );
}
