import { ROLES } from "#app/domain/console/roles.ts";
import { LANGUAGE_NAMES } from "#app/domain/store-profile/fields/languages.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/fields/choice.tsx";
import { Field, FieldNotes } from "#app/ui/fields/field.tsx";
import { CONSOLE_TITLE_ID } from "#app/console/frame/console-document.tsx";
import { peopleCopy } from "./copy.ts";
import {
  type DraftField,
  EVERY_STORE,
  type TypedPerson,
} from "./person-draft.ts";

export interface PersonFieldsProps {
  readonly asked: AskedByPerson;
  readonly action: string;
  readonly typed: TypedPerson;
  readonly errors: Readonly<Partial<Record<DraftField, string>>>;
  /** The address of somebody who is here already does not change: passkeys are made for it. */
  readonly isNew?: boolean;
}

export function PersonFields(props: PersonFieldsProps) {
  const { asked, action, typed, errors, isNew = false } = props;
  const t = getTexts(asked, peopleCopy);
  return (
    <form
      method="post"
      action={action}
      className="console-form"
      aria-labelledby={CONSOLE_TITLE_ID}
      noValidate
    >
      <Field
        id="name"
        name="name"
        label={t("name")}
        defaultValue={typed.name}
        autoComplete="off"
        error={errors.name}
        errorPrefix={t("errorPrefix")}
      />
      {isNew && (
        <Field
          id="email"
          name="email"
          type="email"
          label={t("email")}
          defaultValue={typed.email}
          autoComplete="off"
          error={errors.email}
          errorPrefix={t("errorPrefix")}
        />
      )}
      <RoleChoice {...props} />
      <StoreChoice {...props} />
      {isNew && <LanguageChoice {...props} />}
      <Button look="main">{t(isNew ? "send" : "save")}</Button>
    </form>
  );
}

function RoleChoice({ asked, typed, errors }: PersonFieldsProps) {
  const t = getTexts(asked, peopleCopy);
  const frame = getTexts(asked, frameCopy);
  return (
    <fieldset aria-describedby={errors.role && "role-error"}>
      <legend>{t("role")}</legend>
      <FieldNotes
        id="role"
        error={errors.role}
        errorPrefix={t("errorPrefix")}
      />
      {ROLES.map((role) => (
        <label key={role} className="console-choice">
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={typed.role === role}
          />
          <span>
            {frame(`role.${role}`)} <small>{t(`roleHint.${role}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function StoreChoice({ asked, typed, errors }: PersonFieldsProps) {
  const t = getTexts(asked, peopleCopy);
  return (
    <fieldset aria-describedby={errors.stores && "stores-error"}>
      <legend>{t("stores")}</legend>
      <FieldNotes
        id="stores"
        error={errors.stores}
        errorPrefix={t("errorPrefix")}
      />
      <Checkbox
        name="stores"
        value={EVERY_STORE}
        label={t("everyStore")}
        isChecked={typed.storeIds === null}
      />
      {asked.ports.profile.stores.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="stores"
          value={id}
          label={name}
          isChecked={typed.storeIds?.includes(id) ?? false}
        />
      ))}
    </fieldset>
  );
}

function LanguageChoice({ asked, typed }: PersonFieldsProps) {
  const { languages } = asked.ports.profile.site;
  if (languages.length < 2) return null;
  return (
    <fieldset>
      <legend>{getTexts(asked, peopleCopy)("language")}</legend>
      {languages.map((language) => (
        <label key={language} className="console-choice" lang={language}>
          <input
            type="radio"
            name="language"
            value={language}
            defaultChecked={typed.language === language}
          />
          <span>{LANGUAGE_NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
