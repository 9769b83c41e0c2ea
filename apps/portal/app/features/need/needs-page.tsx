import type { NeedSummary } from '@jianzhu/domain';
import { SERVICE_TYPES } from '@jianzhu/domain/forms';
import { NEED_STATUS } from '@jianzhu/domain/needs';
import { ButtonLink, EmptyState, TextLink } from '@jianzhu/ui';
import { NeedRows, OfferRows } from '@jianzhu/ui/needs';
import { BrowsePage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { type ListView, useList } from '../../record/use-list.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { NeedQuery, NeedsData, OwnNeedRow, OwnOfferRow, OwnQuery } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { needEntry, needHref, needState, offerEntry } from './need-entry.ts';
import { needTabs } from './need-tabs.ts';

const ROW_HEIGHT = 88;
const OFFER_HEIGHT = 132;

type Of<Tab extends NeedsData['tab']> = Extract<NeedsData, { readonly tab: Tab }> & { readonly name: string };

/** 需求案例: needs that take offers, those that went well, and what a member's business has in hand (domain rules 11.5). */
export function NeedsPage(props: NeedsData & { readonly name: string }) {
  if (props.tab === 'all') return <PublicNeeds {...props} />;
  if (props.tab === 'mine') return <OwnNeeds {...props} />;
  if (props.tab === 'replied') return <OwnOffers {...props} />;
  return <LoginFirst name={props.name} />;
}

const way = (name: string) => [
  { name: wayTexts.home, href: paths.home },
  { name: texts.services, href: paths.servicesMore },
  { name },
];

function Publish() {
  return (
    <ButtonLink href={paths.serviceNeeds} size="regular">
      {texts.publish}
    </ButtonLink>
  );
}

const useIsMember = () => useSession().kind === 'member';

function PublicNeeds({ name, query, loaded, districts, today }: Of<'all'>) {
  const list = useList<NeedSummary, NeedQuery>(paths.needCases, query, loaded);
  const isMember = useIsMember();
  const isCase = query.isCase === 1;
  const found = loaded.kind === 'ready' ? loaded.list : null;
  const { shown, matched } = NEED_STATUS;
  return (
    <BrowsePage
      path={way(name)}
      title={name}
      tabs={needTabs(isCase ? 'cases' : 'hall', isMember)}
      filters={[
        facetFilter(list, 'needType', { label: texts.type, any: texts.all, choices: SERVICE_TYPES }),
        facetFilter(list, 'cityCode', {
          label: texts.region,
          any: texts.province,
          choices: districts.map((district) => ({ value: district.code, label: district.name })),
        }),
        ...(isCase
          ? []
          : [
              facetFilter(list, 'status', {
                label: texts.status,
                any: texts.all,
                choices: [shown, matched].map((value) => ({ value, label: needState(value).text })),
              }),
            ]),
      ]}
      search={
        <>
          <ListSearch list={list} hint={texts.keywordHint} />
          <Publish />
        </>
      }
      {...(found && { count: isCase ? texts.caseCount(found.total) : texts.count(found.total, found.open) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.newest,
        deadline: texts.soonest,
        '-budgetMax': texts.richest,
      })}
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(rows) => <NeedRows rows={rows.map((need) => needEntry(need, today))} />}
      </BrowseList>
    </BrowsePage>
  );
}

function OwnNeeds({ name, query, loaded, today }: Of<'mine'>) {
  const list = useList<OwnNeedRow, OwnQuery>(paths.needCases, query, loaded);
  return (
    <OwnPage name={name} tab="mine" total={list.page?.total}>
      {list.page?.total === 0 ? (
        <EmptyState title={texts.noneMine} action={<Publish />} />
      ) : (
        <BrowseList list={list} rowHeight={ROW_HEIGHT}>
          {(rows) => <NeedRows rows={rows.map((need) => needEntry(need, today))} />}
        </BrowseList>
      )}
    </OwnPage>
  );
}

function OwnOffers({ name, query, loaded }: Of<'replied'>) {
  const list = useList<OwnOfferRow, OwnQuery>(paths.needCases, query, loaded);
  return (
    <OwnPage name={name} tab="replied" total={list.page?.total}>
      {list.page?.total === 0 ? (
        <EmptyState title={texts.noneReplied} action={<ButtonLink href={paths.needCases}>{texts.toHall}</ButtonLink>} />
      ) : (
        <OfferList list={list} />
      )}
    </OwnPage>
  );
}

function OfferList({ list }: { readonly list: ListView<OwnOfferRow, OwnQuery> }) {
  return (
    <BrowseList list={list} rowHeight={OFFER_HEIGHT}>
      {(rows) => (
        <OfferRows
          offers={rows.map((offer) => ({
            ...offerEntry(offer),
            name: <TextLink href={needHref(offer.need.id)}>{offer.need.title}</TextLink>,
          }))}
        />
      )}
    </BrowseList>
  );
}

interface OwnPageProps {
  readonly name: string;
  readonly tab: 'mine' | 'replied';
  readonly total: number | undefined;
  readonly children: ReactNode;
}

function OwnPage({ name, tab, total, children }: OwnPageProps) {
  return (
    <BrowsePage
      path={way(name)}
      title={name}
      tabs={needTabs(tab, true)}
      search={<Publish />}
      {...(total !== undefined && { count: texts.ownCount(total) })}
    >
      {children}
    </BrowsePage>
  );
}

function LoginFirst({ name }: { readonly name: string }) {
  const { login } = useLoginLinks();
  return (
    <BrowsePage path={way(name)} title={name} tabs={needTabs('mine', false)}>
      <EmptyState title={texts.loginFirst} action={<ButtonLink href={login}>{texts.login}</ButtonLink>} />
    </BrowsePage>
  );
}
