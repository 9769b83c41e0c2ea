import { isApiError } from '@jianzhu/api-client';

/** For work in the background: a failed call has shown its message, anything else is a defect and goes to the log. */
export function logUnlessShown(error: unknown): void {
  if (!isApiError(error)) console.error(error);
}
