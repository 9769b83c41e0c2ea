import { audit } from '@jianzhu/api-client/contract';
import { auditSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';
import type { LogQuery } from './log-query.ts';

/** Saves what the filters show as a file, all pages of it. Rejects like the call, which has shown its message. */
export async function exportLog(
  api: BrowserApi,
  { from, to, userId, kind, result, keyword }: LogQuery,
): Promise<{ readonly rows: number; readonly isCut: boolean }> {
  const calls = api.callsOf({ audit }, { audit: auditSchemas });
  const file = await calls.audit.exportCsv({ body: { from, to, userId, kind, result, keyword } });
  const { saveFile } = await import('@jianzhu/ui/xlsx');
  saveFile(new Blob([file.content], { type: 'text/csv;charset=utf-8' }), file.fileName);
  return file;
}
