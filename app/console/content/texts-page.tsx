import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { contentCopy } from "./copy.ts";
import type { FoundText } from "./text-sentences.server.ts";

interface TextsBodyProps {
  readonly asked: AskedByPerson;
  readonly words: string;
  readonly found: readonly FoundText[];
}

const MOST_SHOWN = 50;

export function TextsBody({ asked, words, found }: TextsBodyProps) {
  const t = getTexts(asked, contentCopy);
  return (
    <>
      <p>{t("textsIntro")}</p>
      <form
        method="get"
        action={getConsoleAddress("content.list", { part: "texts" })}
        className="console-form"
        aria-label={t("find")}
      >
        <Field
          id="q"
          name="q"
          type="search"
          label={t("search")}
          defaultValue={words}
          autoComplete="off"
        />
        <Button look="main">{t("find")}</Button>
      </form>
      <section aria-labelledby="found">
        <h2 id="found">
          {words.trim() === ""
            ? t("textsOwn")
            : t("textsFound", { count: found.length })}
        </h2>
        {found.length > MOST_SHOWN && (
          <p>{t("textsMore", { count: MOST_SHOWN })}</p>
        )}
        {found.length === 0 && words.trim() === "" && <p>{t("none")}</p>}
        <ul className="console-rows">
          {found.slice(0, MOST_SHOWN).map(({ key, said }) => (
            <li key={key}>
              <div>
                <a
                  href={getConsoleAddress("content.entry", {
                    part: "texts",
                    id: key,
                  })}
                >
                  <strong>{said}</strong>
                </a>
                <p>{key}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
