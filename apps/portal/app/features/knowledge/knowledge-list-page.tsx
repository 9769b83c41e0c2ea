import { KNOWLEDGE_CATEGORIES } from '@jianzhu/domain/forms';
import { ArticleRows } from '@jianzhu/ui/articles';
import { type BrowseFilter, BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, facetFilter, ListSearch } from '../../record/browse-list.tsx';
import { countText } from '../../record/figures.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { knowledgeHref, knowledgeRow } from './knowledge-row.ts';
import type { KnowledgeData, KnowledgeQuery, KnowledgeSummary } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

const ROW_HEIGHT = 120;

/** 知识库: what companies have published (domain rules 11.2). */
export function KnowledgeListPage({ name, query, loaded, popular, owned }: KnowledgeData & { readonly name: string }) {
  const list = useList<KnowledgeSummary, KnowledgeQuery>(paths.knowledgeBase, query, loaded);
  const categories = loaded.kind === 'ready' ? loaded.list.categories : [];
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.services, href: paths.servicesMore }, { name }]}
      title={name}
      tabs={tabsOf(list)}
      filters={[
        facetFilter(list, 'categoryId', {
          label: texts.category,
          any: texts.all,
          choices: KNOWLEDGE_CATEGORIES,
          counts: categories,
        }),
      ]}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(list.page.total) })}
      rail={
        popular.length > 0 && (
          <SideLinks
            framed
            title={texts.hot}
            links={popular.map(({ id, title, viewCount }) => ({
              key: id,
              text: title,
              href: knowledgeHref(id),
              note: countText(viewCount),
            }))}
          />
        )
      }
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(rows) => <ArticleRows rows={rows.map((text) => knowledgeRow(text, owned.includes(text.id)))} />}
      </BrowseList>
    </BrowsePage>
  );
}

type List = ListView<KnowledgeSummary, KnowledgeQuery>;

/** The newest, the most read, or the newest of what is free. */
function tabsOf({ query, href }: List): BrowseFilter {
  return {
    key: 'tab',
    label: texts.tabs,
    current: query.isFree === 1 ? 'free' : query.sort ? 'popular' : 'newest',
    choices: [
      { key: 'newest', label: texts.newest, href: href({ sort: undefined, isFree: undefined }) },
      { key: 'popular', label: texts.popular, href: href({ sort: '-viewCount', isFree: undefined }) },
      { key: 'free', label: texts.free, href: href({ sort: undefined, isFree: 1 }) },
    ],
  };
}
