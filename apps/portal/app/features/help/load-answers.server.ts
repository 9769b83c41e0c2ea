import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** The column of the footer whose articles answer what is asked often (domain rules 11.5, 24). */
const COLUMN = '服务支持';

export interface HelpAnswer {
  readonly id: string;
  readonly title: string;
  readonly html: SafeHtml;
}

/** What is asked often, with its answers; what cannot be read is left out. */
export async function loadAnswers({ api, report }: RequestServices): Promise<readonly HelpAnswer[]> {
  const tree = await orDefault(api.help.tree(), [], report);
  const articles = tree.find(({ title }) => title === COLUMN)?.children ?? [];
  const read = await Promise.all(articles.map(({ id }) => orDefault(api.help.detail({ query: { id } }), null, report)));
  return read.flatMap((article) =>
    article === null ? [] : [{ id: article.id, title: article.title, html: sanitizeRichText(article.content) }],
  );
}
