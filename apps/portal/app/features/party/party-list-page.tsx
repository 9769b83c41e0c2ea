import type { ArticleSummary } from '@jianzhu/domain';
import { LeadArticle, RowList } from '@jianzhu/ui/articles';
import * as paths from '../../paths.ts';
import { BrowseList } from '../../record/browse-list.tsx';
import { dateOf } from '../../record/dates.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import type { PartyList, PartyQuery } from './load-party.server.ts';
import { partyTexts as texts } from './messages.ts';
import { moduleAddress, partyArticleAddress } from './party-address.ts';
import { PartyFrame } from './party-frame.tsx';
import { partyRow } from './party-row.ts';

/** 党建引领: one module, its newest article in full (domain rules 23). */
export function PartyListPage({ name, query, loaded, modules }: PartyList & { readonly name: string }) {
  const list = useList<ArticleSummary, PartyQuery>(paths.partyNewsList, query, loaded);
  const current = modules.find(({ modulecode }) => modulecode === query.modulecode);
  return (
    <PartyFrame
      name={name}
      places={current ? [{ name, href: paths.partyNewsList }, { name: current.name }] : [{ name }]}
      modules={{
        label: texts.modules,
        links: modules.map((each) => ({
          key: each.modulecode,
          name: each.name,
          href: moduleAddress(each.modulecode),
        })),
        current: current?.modulecode ?? '',
      }}
    >
      <Articles list={list} />
    </PartyFrame>
  );
}

const ROW_HEIGHT = 53;

function Articles({ list }: { readonly list: ListView<ArticleSummary, PartyQuery> }) {
  return (
    <BrowseList list={list} rowHeight={ROW_HEIGHT}>
      {(articles) => {
        const lead = list.page?.current === 1 ? articles[0] : undefined;
        return (
          <>
            {lead && (
              <LeadArticle
                href={partyArticleAddress(lead.id)}
                title={lead.title}
                summary={lead.summary}
                cover={lead.cover}
                date={dateOf(lead.publishTime)}
                more={texts.readOn}
              />
            )}
            <RowList density="party" rows={articles.filter((each) => each !== lead).map(partyRow)} />
          </>
        );
      }}
    </BrowseList>
  );
}
