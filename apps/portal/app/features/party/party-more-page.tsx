import type { ArticleSummary } from '@jianzhu/domain';
import { ArticleRows } from '@jianzhu/ui/articles';
import { BrowsePage } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, ListSearch, yearFilter } from '../../record/browse-list.tsx';
import { dateOf } from '../../record/dates.ts';
import { useList } from '../../record/use-list.ts';
import type { PartyList, PartyQuery } from './load-party.server.ts';
import { partyTexts as texts } from './messages.ts';
import { moreAddress, partyArticleAddress } from './party-address.ts';

export interface PartyMorePageProps extends PartyList {
  readonly name: string;
}

const ROW_HEIGHT = 140;

/** 党建资讯: every article of the section, or of one module (domain rules 23). */
export function PartyMorePage({ name, year, query, loaded, modules }: PartyMorePageProps) {
  const list = useList<ArticleSummary, PartyQuery>(paths.partyNewsMore, query, loaded);
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.section, href: paths.partyNewsList }, { name }]}
      title={name}
      filters={[
        {
          key: 'module',
          label: texts.module,
          current: query.modulecode ?? '',
          choices: [
            { key: '', label: texts.all, href: moreAddress() },
            ...modules.map((each) => ({
              key: each.modulecode,
              label: each.name,
              href: moreAddress(each.modulecode),
            })),
          ],
        },
        yearFilter(list, year),
      ]}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(list.page.total) })}
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(articles) => (
          <ArticleRows
            rows={articles.map(({ id, title, summary, cover, source, publishTime }) => ({
              key: id,
              href: partyArticleAddress(id),
              title,
              summary,
              cover,
              facts: [source, dateOf(publishTime)].filter((fact) => fact !== ''),
            }))}
          />
        )}
      </BrowseList>
    </BrowsePage>
  );
}
