import { buildErrorAttributes, FieldFrame, type FieldTexts } from "./field.tsx";

interface FileFieldProps extends FieldTexts {
  readonly name: string;
  /** File name endings and media types, separated by commas. */
  readonly accept: string;
  /** Which files, and how large, because the browser does not say it. */
  readonly hint: string;
}

/** The browser's own file control says what was chosen in the visitor's language. */
export function FileField({ name, accept, ...texts }: FileFieldProps) {
  return (
    <FieldFrame {...texts}>
      <input
        className="input file"
        id={texts.id}
        name={name}
        type="file"
        accept={accept}
        {...buildErrorAttributes(texts)}
      />
    </FieldFrame>
  );
}
