import { field } from '../form/field.ts';
import { checkAdultCitizenId, checkCitizenId, normalizeCitizenId } from '../identifier/citizen-id.ts';
import { checkCreditCode, normalizeCreditCode } from '../identifier/credit-code.ts';
import { IDENTIFIER_MESSAGES } from '../identifier/messages.ts';
import { CERTIFICATE_FILES, certificateFiles } from './certificate-files.ts';
import { CERTIFICATION_RULES as texts } from './messages.ts';

/** A single file, of pictures where nothing else is said. */
export const oneFile = <const Required extends boolean>(
  label: string,
  required: Required,
  kind: keyof typeof CERTIFICATE_FILES = 'pictures',
) => field('att', { label, required, max: 1, check: certificateFiles(CERTIFICATE_FILES[kind], texts[kind]) });

const creditCode = {
  ...{ label: '统一社会信用代码', required: true, max: 18, lengthMessage: IDENTIFIER_MESSAGES.creditCode },
  normalize: normalizeCreditCode,
} as const;

/** The credit code of a company, as it is filled in. */
export const creditCodeField = field('str', { ...creditCode, check: checkCreditCode });

/** One as it is sent: a code with a wrong check digit is no company's, and the answer says so. */
export const sentCreditCode = field('str', creditCode);

/**
 * An identity number; '' where the one that was saved before stays. It is kept wrapped and never given back.
 *
 * @param isAdult whether its owner must be of age
 */
export const citizenNumber = (label: string, isAdult: boolean) =>
  field('str', {
    ...{ label, max: 18, lengthMessage: IDENTIFIER_MESSAGES.citizenId, normalize: normalizeCitizenId },
    check: (text) => (isAdult ? checkAdultCitizenId : checkCitizenId)(text, Date.now()),
  });
