import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { data } from 'react-router';
import type { RequestServices } from '../request-services.server.ts';
import { orDefault } from '../site/start-up.server.ts';
import type { Draft, DraftTarget } from './use-draft.ts';

/** A record as its page finds it; one of others is as missing as one that is not there. */
export type LoadedRecord<Found> =
  | { readonly kind: 'ready'; readonly record: Found }
  /** `text`: why, where the platform says more than that it is not there. */
  | { readonly kind: 'missing'; readonly text?: string }
  | { readonly kind: 'failed' };

/** Asks for a record. */
export async function loadRecord<Found>(
  ask: () => Promise<Found>,
  { session, report }: Pick<RequestServices, 'session' | 'report'>,
): Promise<LoadedRecord<Found>> {
  // So that the call says for which company it is.
  await session();
  const asked = ask().then(
    (record): LoadedRecord<Found> => ({ kind: 'ready', record }),
    (error): LoadedRecord<Found> => {
      const { code, msg } = BUSINESS_CODES.notFound;
      if (!(error instanceof BusinessError) || error.code !== code) throw error;
      return error.message === msg ? { kind: 'missing' } : { kind: 'missing', text: error.message };
    },
  );
  return orDefault<LoadedRecord<Found>, LoadedRecord<Found>>(asked, { kind: 'failed' }, report);
}

const RECORD_ID = /^\d{1,20}$/;

/** Asks for the record that the address names. */
export async function loadById<Found>(
  id: string | null,
  ask: (id: string) => Promise<Found>,
  services: Pick<RequestServices, 'session' | 'report'>,
): Promise<LoadedRecord<Found>> {
  return id !== null && RECORD_ID.test(id) ? loadRecord(() => ask(id), services) : { kind: 'missing' };
}

/**
 * What a record's form begins with: the record, null for a new one, and the draft that was left in it.
 *
 * @param id of the record, as the address says it
 */
export async function loadForm<Found>(
  form: DraftTarget['form'],
  id: string | null,
  ask: (id: string) => Promise<Found>,
  services: Pick<RequestServices, 'api' | 'session' | 'report'>,
): Promise<LoadedRecord<{ readonly record: Found | null; readonly draft: Draft | null }>> {
  if (id !== null && !RECORD_ID.test(id)) return { kind: 'missing' };
  const { api, session, report } = services;
  await session();
  const [loaded, draft] = await Promise.all([
    loadRecord(async () => (id === null ? null : ask(id)), services),
    orDefault(api.draft.find({ query: { form, ...(id !== null && { recordId: id }) } }), null, report),
  ]);
  return loaded.kind === 'ready' ? { kind: 'ready', record: { record: loaded.record, draft } } : loaded;
}

/** Answers a page with its record; 404 where it is not there. */
export function answerRecord<Found extends { readonly loaded: { readonly kind: string } }>(found: Found) {
  return data(found, found.loaded.kind === 'missing' ? BUSINESS_CODES.notFound.code : undefined);
}
