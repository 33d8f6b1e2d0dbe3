import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { SlotBlock } from "#app/operator-ports.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { CONSOLE_TITLE_ID } from "#app/console/frame/console-document.tsx";
import { appointmentsCopy } from "./copy.ts";
import { KindSelect } from "./kind-select.tsx";

/** As it was typed: days as YYYY-MM-DD, times as HH:MM. */
export interface TypedBlock {
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly note: string;
}

interface BlocksBodyProps {
  readonly asked: AskedByPerson;
  readonly blocks: readonly SlotBlock[];
  /** Appointments that were made before. */
  readonly booked: readonly Appointment[];
  readonly typed: TypedBlock;
  readonly error: string | undefined;
}

export function BlocksBody(props: BlocksBodyProps) {
  const { asked, blocks, booked } = props;
  const t = getTexts(asked, appointmentsCopy);
  return (
    <>
      <p>{t("blocksIntro")}</p>
      {blocks.length === 0 && <p>{t("noBlocks")}</p>}
      <ul className="console-rows">
        {blocks.map((block) => (
          <BlockRow key={block.id} asked={asked} block={block} />
        ))}
      </ul>
      {booked.length > 0 && (
        <section aria-labelledby="booked">
          <h2 id="booked">{t("bookedThen")}</h2>
          <ul className="console-rows">
            {booked.map(({ reference, customer, startMs }) => (
              <li key={reference}>
                <a href={getConsoleAddress("appointment", { reference })}>
                  {formatMoment(asked, startMs)} {customer.firstName}{" "}
                  {customer.lastName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <BlockForm {...props} />
      <p>{t("holidays")}</p>
      <p>
        <a href={getConsoleAddress("appointments")}>{t("back")}</a>
      </p>
    </>
  );
}

function BlockRow({
  asked,
  block: { id, storeId, kind, startMs, endMs, note },
}: Pick<BlocksBodyProps, "asked"> & { readonly block: SlotBlock }) {
  const t = getTexts(asked, appointmentsCopy);
  const { name, timeZone } = getStoreOrFirst(storeId, asked.ports.profile);
  const time = [startMs, endMs]
    .map((it) => formatMoment(asked, it, timeZone))
    .join(" – ");
  return (
    <li>
      <div>
        <strong>{time}</strong>
        <p>
          {[t(`kind.${kind}`), name, ...(note === "" ? [] : [note])].join(", ")}
        </p>
      </div>
      <form
        method="post"
        action={getConsoleAddress("appointments.unblock", { id: String(id) })}
        aria-label={t("unblockNamed", { time })}
      >
        <Button isSmall>
          <span aria-hidden="true">{t("unblock")}</span>
          <span className="vh">{t("unblockNamed", { time })}</span>
        </Button>
      </form>
    </li>
  );
}

function BlockForm({ asked, typed, error }: BlocksBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  return (
    <form
      method="post"
      action={getConsoleAddress("appointments.block")}
      className="console-form"
      aria-labelledby={CONSOLE_TITLE_ID}
      noValidate
    >
      <StoreSelect asked={asked} label={t("store")} />
      <KindSelect asked={asked} />
      <Field
        id="day"
        name="day"
        type="date"
        label={t("day")}
        defaultValue={typed.day}
        error={error}
        errorPrefix={t("errorPrefix")}
      />
      <Field
        id="from"
        name="from"
        type="time"
        label={t("from")}
        defaultValue={typed.from}
      />
      <Field
        id="until"
        name="until"
        type="time"
        label={t("until")}
        defaultValue={typed.until}
      />
      <Field
        id="note"
        name="note"
        label={t("note")}
        defaultValue={typed.note}
      />
      <Button look="main">{t("block")}</Button>
    </form>
  );
}
