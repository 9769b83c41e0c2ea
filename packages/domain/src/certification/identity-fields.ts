import { type AttachmentEntry, MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import { field } from '../form/field.ts';
import { checkAdultCitizenId, checkCitizenId, normalizeCitizenId } from '../identifier/citizen-id.ts';
import { IDENTIFIER_MESSAGES } from '../identifier/messages.ts';

const PICTURES = ['jpg', 'jpeg', 'png'];

/**
 * Every file of a list is of one of these forms, by its ending.
 *
 * @param message said of one that is not
 */
const formed = (forms: readonly string[], message: string) => (files: readonly AttachmentEntry[]) =>
  files.every(
    ({ fileExt, modifyStatus }) => modifyStatus === MODIFY_STATUS.deleted || forms.includes(fileExt.toLowerCase()),
  )
    ? null
    : { code: 'file-form', message };

/** A single file of these forms. */
export const oneFile = <const Required extends boolean>(
  label: string,
  required: Required,
  message: string,
  forms: readonly string[] = PICTURES,
) => field('att', { label, required, max: 1, check: formed(forms, message) });

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
