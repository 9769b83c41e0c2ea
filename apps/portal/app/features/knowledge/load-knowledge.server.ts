import type { CallData } from '@jianzhu/api-client';
import { knowledgeSchemas } from '@jianzhu/api-client/schemas';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type KnowledgeQuery = InferOutput<typeof knowledgeSchemas.list.query>;
type KnowledgeList = CallData<typeof knowledgeSchemas.list>;
export type KnowledgeSummary = KnowledgeList['records'][number];

/** The list of the knowledge base, and what is read most. */
export interface KnowledgeData {
  readonly query: KnowledgeQuery;
  readonly loaded: LoadedList<KnowledgeList>;
  readonly popular: readonly KnowledgeSummary[];
  /** Ids of what the member has bought. */
  readonly owned: readonly string[];
}

const POPULAR_BESIDE = 5;

/** The page of the knowledge base that the address asks for. */
export async function loadKnowledgeList(search: URLSearchParams, services: RequestServices): Promise<KnowledgeData> {
  const query = readListQuery(knowledgeSchemas.list.query, search);
  const { list, owned: bought } = services.api.knowledge;
  const { view } = await services.session();
  const [loaded, popular, owned] = await Promise.all([
    loadList((asked) => list({ query: asked }), query, services),
    orDefault(list({ query: { sort: '-viewCount', current: 1, size: POPULAR_BESIDE } }), null, services.report),
    view.kind === 'member' ? orDefault(bought(), [], services.report) : [],
  ]);
  return { query, loaded, popular: popular?.records ?? [], owned };
}

const TEXT = 1;

/** The whole of a text; null where it cannot be had, though she has bought it. */
async function openWhole(id: string, { api, report }: RequestServices): Promise<string | null> {
  const opened = await orDefault<{ readonly content: string }, null>(
    api.knowledge.open({ body: { id } }),
    null,
    report,
  );
  return opened?.content ?? null;
}

type Detail = CallData<typeof knowledgeSchemas.detail>;

/** A text as its page shows it. */
export interface ShownKnowledge extends Omit<Detail, 'content'> {
  readonly content: SafeHtml;
  /** What the member has made of it; null for a visitor. */
  readonly mine: CallData<typeof knowledgeSchemas.mine> | null;
}

/** The text that the query `id` names. */
export function loadKnowledge(
  search: URLSearchParams,
  services: RequestServices,
): Promise<LoadedRecord<ShownKnowledge>> {
  const { knowledge } = services.api;
  const find = async (id: string): Promise<ShownKnowledge> => {
    const { view } = await services.session();
    const [{ content, ...text }, mine] = await Promise.all([
      knowledge.detail({ query: { id } }),
      view.kind === 'member' ? orDefault(knowledge.mine({ query: { id } }), null, services.report) : null,
    ]);
    const isBought = text.isLocked && mine?.isOwned === true;
    // Whoever opens the page of what she has bought has seen it; of a file its own call says so.
    const whole = isBought && text.contentType === TEXT ? await openWhole(id, services) : null;
    const isLocked = text.isLocked && !(isBought && (text.contentType !== TEXT || whole !== null));
    return { ...text, content: sanitizeRichText(whole ?? content), isLocked, mine };
  };
  return loadById(search.get('id'), find, services);
}
