import { BUSINESS_CODES, type BusinessCode } from './business-codes.ts';

/** Why an act is not done, as the body of the response says it: `code` of BUSINESS_CODES, `message` for the user. */
export interface Refusal {
  readonly code: BusinessCode;
  readonly message: string;
}

/** The refusal of that name, with its default text or another one. */
export function refusal(name: keyof typeof BUSINESS_CODES, message: string = BUSINESS_CODES[name].msg): Refusal {
  return { code: BUSINESS_CODES[name].code, message };
}
