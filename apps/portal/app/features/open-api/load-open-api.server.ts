import type { CallData } from '@jianzhu/api-client';
import { openApiSchemas } from '@jianzhu/api-client/schemas';
import { mayDo } from '@jianzhu/domain/member-center';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadRecord } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';

export type Outline = CallData<typeof openApiSchemas.outline>;
export type DescribedCall = CallData<typeof openApiSchemas.describe>[number];
export type ApiKeyRow = CallData<typeof openApiSchemas.keys>[number];
export type RequestList = CallData<typeof openApiSchemas.requests>;
export type RequestQuery = InferOutput<typeof openApiSchemas.requests.query> & { readonly part: 'log' };

/** What is open beside the contents: a text, a call, or what belongs to the company. */
export type OpenPart =
  | { readonly kind: 'guide' }
  | { readonly kind: 'call'; readonly call: DescribedCall; readonly scopeName: string }
  /** No keys: of a visitor, or of a member who may not see them. */
  | { readonly kind: 'keys'; readonly keys: LoadedRecord<readonly ApiKeyRow[]> | null }
  | {
      readonly kind: 'log';
      readonly query: RequestQuery;
      readonly keys: readonly ApiKeyRow[];
      readonly requests: LoadedList<RequestList> | null;
    };

/** The document, and the part of it that is open. */
export interface OpenApiData {
  readonly outline: Outline;
  readonly part: OpenPart;
}

/** The part that the address names, and of the document no more than that. */
export function loadOpenApi(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<OpenApiData>> {
  const { openApi } = services.api;
  return loadRecord(async () => {
    const [outline, own] = await Promise.all([openApi.outline(), loadOwn(search, services)]);
    const callId = search.get('call');
    if (callId === null) return { outline, part: own };
    const scope = outline.find(({ calls }) => calls.some(({ id }) => id === callId));
    const calls = scope ? await openApi.describe({ query: { scope: scope.code } }) : [];
    const call = calls.find(({ id }) => id === callId);
    // Told by the page itself, beside the contents.
    if (scope === undefined || call === undefined) return { outline, part: { kind: 'guide' } };
    return { outline, part: { kind: 'call', call, scopeName: scope.name } };
  }, services);
}

async function loadOwn(search: URLSearchParams, services: RequestServices): Promise<OpenPart> {
  const part = search.get('part');
  if (part !== 'keys' && part !== 'log') return { kind: 'guide' };
  const { view } = await services.session();
  const maySee = view.kind === 'member' && view.userInfo !== null && mayDo(view.userInfo, 'apikey_view');
  const keys = maySee ? await loadRecord(() => services.api.openApi.keys(), services) : null;
  if (part === 'keys') return { kind: 'keys', keys };
  const query = { ...readListQuery(openApiSchemas.requests.query, search), part } as const;
  const { part: _, ...asked } = query;
  const requests =
    keys === null ? null : await loadList((page) => services.api.openApi.requests({ query: page }), asked, services);
  return { kind: 'log', query, keys: keys?.kind === 'ready' ? keys.record : [], requests };
}
