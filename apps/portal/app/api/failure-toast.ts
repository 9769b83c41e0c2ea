import { type ApiError, BusinessError } from '@jianzhu/api-client';
import type { ToastMessage } from '@jianzhu/ui/toast';
import * as paths from '../paths.ts';

/** Why the platform refuses what needs a permission, where the company asks for a second factor (decision 0021). */
const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED';
const turnOn = { text: '前往开启', href: paths.secondFactor };

/** Toasts of a network that is away: what comes through later makes them untrue. */
export const CONNECTION_TOAST = 'connection';

/** The toast of a failed call, with the way to what it asks for; null for one that says nothing. */
export function failureToast(error: ApiError): ToastMessage | null {
  if (!error.toast) return null;
  const { level: tone, text } = error.toast;
  const isDue = error instanceof BusinessError && error.reason === SECOND_FACTOR_REQUIRED;
  const isAway = error.kind === 'network' || error.kind === 'timeout';
  return { tone, text, ...(isAway && { id: CONNECTION_TOAST }), ...(isDue && { action: turnOn }) };
}
