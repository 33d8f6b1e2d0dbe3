import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/fields/field.tsx";
import { CONSOLE_TITLE_ID } from "#app/console/frame/console-document.tsx";
import { appointmentsCopy } from "./copy.ts";
import type { CustomerFault, TypedCustomer } from "./customer-draft.ts";
import type { FreeDay } from "./own-appointment.server.ts";
import { KindSelect } from "./kind-select.tsx";
import { TimeChoice } from "./time-choice.tsx";

export interface BookingForm {
  readonly store: Store;
  readonly kind: AppointmentKind;
  /** As it was chosen. */
  readonly startMs: string;
  readonly typed: TypedCustomer;
  readonly formKey: string;
}

export type BookingErrors = Readonly<
  Partial<Record<CustomerFault | "startMs", string>>
>;

/** Where and what for comes first: free times depend on it. */
export function ChooseBody({ asked }: { readonly asked: AskedByPerson }) {
  const t = getTexts(asked, appointmentsCopy);
  return (
    <form
      action={getConsoleAddress("appointments.new")}
      className="console-form"
      aria-labelledby={CONSOLE_TITLE_ID}
    >
      <p>{t("chooseFirst")}</p>
      <StoreSelect asked={asked} label={t("store")} />
      <KindSelect asked={asked} />
      <Button look="main">{t("next")}</Button>
    </form>
  );
}

interface BookingBodyProps {
  readonly asked: AskedByPerson;
  readonly form: BookingForm;
  readonly errors: BookingErrors;
  /** Null while the store's own scheduler is away. */
  readonly days: readonly FreeDay[] | null;
}

export function BookingBody({ asked, form, errors, days }: BookingBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  const { store, kind, typed } = form;
  const getProps = (name: CustomerFault) => ({
    id: name,
    name,
    label: t(name),
    defaultValue: typed[name],
    autoComplete: "off",
    error: errors[name],
    errorPrefix: t("errorPrefix"),
  });
  return (
    <form
      method="post"
      action={getConsoleAddress("appointments.book")}
      className="console-form"
      aria-labelledby={CONSOLE_TITLE_ID}
      noValidate
    >
      <p>
        {t(`kind.${kind}`)}, {store.name}
      </p>
      <input type="hidden" name="store" value={store.id} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="formKey" value={form.formKey} />
      <TimeChoice
        asked={asked}
        store={store}
        days={days}
        chosen={form.startMs}
        id="startMs"
        label={t("time")}
        error={errors.startMs}
        errorPrefix={t("errorPrefix")}
      />
      <Field {...getProps("firstName")} />
      <Field {...getProps("lastName")} />
      <Field {...getProps("phone")} type="tel" />
      <Field {...getProps("email")} type="email" />
      <Field
        {...getProps("car")}
        {...(kind === "testDrive" && { hint: t("carHint") })}
      />
      <TextArea
        id="note"
        name="note"
        label={t("notes")}
        defaultValue={typed.note}
        rows={3}
      />
      <Button look="main">{t("book")}</Button>
    </form>
  );
}
