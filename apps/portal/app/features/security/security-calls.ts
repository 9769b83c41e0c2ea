import { BusinessError, isApiError } from '@jianzhu/api-client';
import { member, security } from '@jianzhu/api-client/contract';
import { memberSchemas, securitySchemas } from '@jianzhu/api-client/schemas';
import { failureToast } from '../../api/failure-toast.ts';
import type { PortalClient } from '../../portal-client.ts';

const contexts = { security, puzzle: { captcha: member.captcha, validateCaptcha: member.validateCaptcha } };
const schemas = { security: securitySchemas, puzzle: memberSchemas };

/** The calls of these pages; what they refuse is shown beside the fields. */
export async function securityCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf(contexts, schemas, 'quiet');
}

/** What is wrong with each field of a form, by its name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The violations of a form, each beside its field. */
export function fieldTexts(violations: readonly { readonly field: string; readonly message: string }[]): FieldTexts {
  return Object.fromEntries(violations.map(({ field, message }) => [field, message]));
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
