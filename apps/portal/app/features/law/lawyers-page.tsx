import { LAW_FIELDS, YEARS_BANDS } from '@jianzhu/domain/forms';
import { type BrowseFilter, BrowsePage } from '@jianzhu/ui/pages';
import { useLocation, useNavigation } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { type ListView, useList } from '../../record/use-list.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { LawyersShown } from './law-cards.tsx';
import { LawyerDetail } from './lawyer-detail.tsx';
import type { Lawyer, LawyerQuery, LawyersData } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

const CARD_HEIGHT = 220;

type List = ListView<Lawyer, LawyerQuery>;

/** 专业律师: lawyers by field, city and years, and one of them in a drawer (domain rules 11.4). */
export function LawyersPage({ page, ...data }: LawyersData & { readonly page: PublicPage }) {
  const { name, address } = page;
  const { query, loaded, lawyer } = data;
  const list = useQuietList(useList<Lawyer, LawyerQuery>(paths.lawyerList, query, loaded));
  const here = list.href({});
  return (
    <BrowsePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.law, href: paths.lawServices },
        { name },
      ]}
      title={name}
      filters={filtersOf(list, data)}
      search={<ListSearch list={list} hint={texts.lawyerHint} />}
      {...(list.page && { count: texts.lawyersFound(list.page.total) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.overall,
        '-score': texts.byScore,
        '-serviceCount': texts.byConsults,
      })}
    >
      {lawyer && <LawyerDetail lawyer={lawyer} listHref={here} address={address} />}
      <BrowseList list={list} rowHeight={CARD_HEIGHT}>
        {(lawyers) => (
          <LawyersShown lawyers={lawyers} hrefOf={(id) => `${here}${here.includes('?') ? '&' : '?'}lawyerId=${id}`} />
        )}
      </BrowseList>
    </BrowsePage>
  );
}

/** The list of a search, without the lawyer who is looked at. */
function listOf(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete('lawyerId');
  asked.delete('booking');
  return asked.toString();
}

/** The rows stay while a lawyer of the same list is opened or closed. */
function useQuietList(list: List): List {
  const { location: next } = useNavigation();
  const { search } = useLocation();
  const isSame = next?.pathname === list.path && listOf(next.search) === listOf(search);
  return isSame && list.page !== null ? { ...list, rows: { status: 'ready', items: list.page.records } } : list;
}

function filtersOf(list: List, { loaded, districts }: LawyersData): readonly BrowseFilter[] {
  const found = loaded.kind === 'ready' ? loaded.list : { fields: [], cities: [], years: [] };
  return [
    facetFilter(list, 'field', { label: texts.field, any: texts.any, choices: LAW_FIELDS, counts: found.fields }),
    facetFilter(list, 'cityCode', {
      label: texts.region,
      any: texts.province,
      choices: districts.map(({ code, name }) => ({ value: code, label: name })),
      counts: found.cities,
    }),
    facetFilter(list, 'years', { label: texts.years, any: texts.any, choices: YEARS_BANDS, counts: found.years }),
  ];
}
