import { RegisterError } from '../ports/register-api.ts';
import { callApi } from './api-call.ts';
import type { ApiSettings } from './api-settings.ts';
import { type AttachmentEntry, parseAttachmentEntry } from './attachment-entry.ts';

const LIST_PATH = '/api/<product>-management/oa-common-attachment/list/business';

/** Attachments of one record (specification section 7). Rejects with a `RegisterError`, or with the signal's reason. */
export async function listAttachments(
  settings: ApiSettings,
  record: { readonly businessId: string; readonly businessType?: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly AttachmentEntry[]> {
  const data = await callApi(
    settings,
    { method: 'GET', path: LIST_PATH, query: { ...record }, headerSet: 'general' },
    signal,
  );
  if (!Array.isArray(data)) throw new RegisterError('refused', 'The list of attachments cannot be read', 200);
  return data.flatMap((entry) => parseAttachmentEntry(entry) ?? []);
}
