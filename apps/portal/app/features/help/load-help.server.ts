import type { CallData } from '@jianzhu/api-client';
import type { helpSchemas } from '@jianzhu/api-client/schemas';
import { type RichTextPart, sanitizeInParts } from '@jianzhu/ui/rich-text/sanitize';
import { type LoadedRecord, loadById, loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type HelpTree = CallData<typeof helpSchemas.tree>;

/** A help article as its page shows it. */
interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly updateTime: string;
  readonly parts: readonly RichTextPart[];
}

/** All help by the columns of the footer, and the article that the query `id` names, else the first. */
export interface HelpPageData {
  readonly tree: HelpTree;
  readonly loaded: LoadedRecord<HelpArticle>;
}

/** What the help page shows. */
export async function loadHelp(search: URLSearchParams, services: RequestServices): Promise<HelpPageData> {
  const { help } = services.api;
  const find = async (id: string): Promise<HelpArticle> => {
    const { content, ...article } = await help.detail({ query: { id } });
    return { ...article, parts: sanitizeInParts(content) };
  };
  const asked = search.get('id');
  const findTree = () => orDefault(help.tree(), [], services.report);
  if (asked !== null) {
    const [tree, loaded] = await Promise.all([findTree(), loadById(asked, find, services)]);
    return { tree, loaded };
  }
  const tree = await findTree();
  const first = tree[0]?.children[0]?.id;
  if (first === undefined) return { tree, loaded: { kind: 'missing' } };
  return { tree, loaded: await loadRecord(() => find(first), services) };
}
