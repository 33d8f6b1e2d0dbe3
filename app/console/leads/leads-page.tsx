import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  formatLeadFilters,
  LEAD_STATES,
  type LeadFilters,
  NOBODY,
} from "#app/domain/console/lead-filters.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { DeskLead } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { leadsCopy } from "./copy.ts";
import { LeadRows } from "./lead-rows.tsx";

interface LeadsBodyProps {
  readonly asked: AskedByPerson;
  readonly filters: LeadFilters;
  readonly leads: readonly DeskLead[];
  readonly count: number;
  /** Null on the last page. */
  readonly olderThanId: number | null;
  readonly people: readonly Person[];
}

export function LeadsBody(props: LeadsBodyProps) {
  const { asked, filters, leads, count, olderThanId } = props;
  const t = getTexts(asked, leadsCopy);
  const query = formatLeadFilters(filters);
  const older = new URLSearchParams(query);
  older.set("before", String(olderThanId));
  return (
    <>
      <LeadFiltersForm {...props} />
      <p>
        {t("count", { count })}{" "}
        {query !== "" && <a href={getConsoleAddress("leads")}>{t("all")}</a>}
      </p>
      {leads.length === 0 ? (
        <p>{t("empty")}</p>
      ) : (
        <LeadRows asked={asked} leads={leads} />
      )}
      {olderThanId !== null && (
        <p>
          <a href={`${getConsoleAddress("leads")}?${older.toString()}`}>
            {t("older")}
          </a>
        </p>
      )}
      <p className="console-line">
        <a href={getConsoleAddress("leads.trades")}>{t("trades")}</a>
        {isPermitted(asked.person.role, "leads.export") && (
          <a href={`${getConsoleAddress("leads.export")}?${query}`}>
            {t("export")}
          </a>
        )}
        {isPermitted(asked.person.role, "visitors.erase") && (
          <a href={getConsoleAddress("visitors.find")}>{t("erase")}</a>
        )}
      </p>
    </>
  );
}

function LeadFiltersForm({ asked, filters, people }: LeadsBodyProps) {
  const t = getTexts(asked, leadsCopy);
  return (
    <form
      className="console-form console-filters"
      action={getConsoleAddress("leads")}
      aria-label={t("filters")}
    >
      <Field
        id="q"
        name="q"
        type="search"
        label={t("search")}
        defaultValue={filters.text}
        autoComplete="off"
      />
      <Select
        id="state"
        name="state"
        label={t("state")}
        defaultValue={filters.state ?? ""}
        options={[
          { value: "", label: t("everyState") },
          ...LEAD_STATES.map((it) => ({ value: it, label: t(`state.${it}`) })),
        ]}
      />
      <Select
        id="type"
        name="type"
        label={t("type")}
        defaultValue={filters.type ?? ""}
        options={[
          { value: "", label: t("everyType") },
          ...LEAD_TYPES.map((it) => ({ value: it, label: t(`type.${it}`) })),
        ]}
      />
      <StoreSelect
        asked={asked}
        label={t("store")}
        everyStore={t("everyStore")}
        chosen={filters.storeId}
      />
      <Select
        id="assigned"
        name="assigned"
        label={t("assignedTo")}
        defaultValue={filters.assignedTo ?? ""}
        options={[
          { value: "", label: t("anyone") },
          { value: NOBODY, label: t("nobody") },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Field
        id="from"
        name="from"
        type="date"
        label={t("from")}
        defaultValue={filters.fromDay ?? ""}
      />
      <Field
        id="until"
        name="until"
        type="date"
        label={t("until")}
        defaultValue={filters.untilDay ?? ""}
      />
      <Button>{t("show")}</Button>
    </form>
  );
}
