import { BusinessError, isApiError } from '@jianzhu/api-client';
import { failureToast } from '../api/failure-toast.ts';
import type { PortalClient } from '../portal-client.ts';

/** What is wrong with each field of a form, by its name, which is the id of its control as well. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The violations of a form, each beside its field. */
export function fieldTexts(violations: readonly { readonly field: string; readonly message: string }[]): FieldTexts {
  return Object.fromEntries(violations.map(({ field, message }) => [field, message]));
}

/** What a refused call says of fields; whatever says nothing of any is thrown on. */
export function violationsOf(error: unknown): BusinessError['fieldErrors'] {
  if (!(error instanceof BusinessError) || error.fieldErrors.length === 0) throw error;
  return error.fieldErrors;
}

/**
 * What a refused call says of the fields of its form; a refusal that names none is about `mainField`. Anything but a
 * refusal is shown as a toast.
 */
export function refusedFields(client: PortalClient, error: unknown, mainField: string): FieldTexts {
  if (!isApiError(error)) throw error;
  if (error instanceof BusinessError) {
    return error.fieldErrors.length > 0 ? fieldTexts(error.fieldErrors) : { [mainField]: error.message };
  }
  const toast = failureToast(error);
  if (toast) client.notify(toast);
  return {};
}
