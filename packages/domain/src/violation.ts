/** A value that breaks a rule: `code` for programs, `message` for the user. */
export interface Violation<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}
