declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly severity: "ERROR" | "WARNING";
    /** A property that the class does not have is a mere warning of this kind. */
    readonly errorType?: string;
    readonly issueMessage: string;
    readonly path: readonly unknown[];
  }

  export default class Validator {
    constructor(schemaOrgJson: unknown);
    /** By format, then by class. */
    validate(found: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }
}
