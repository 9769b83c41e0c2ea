import type { CompanyCard } from '@jianzhu/domain';
import { COMPANY_ROLES, dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { CompanyCards, ProvinceMap } from '@jianzhu/ui/companies';
import { type BrowseFilter, BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { countText } from '../../record/figures.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { companyEntry, companyHref } from './company-entry.ts';
import type { CompaniesData, CompanyQuery } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';

const CARD_HEIGHT = 176;

export interface CompaniesPageProps extends CompaniesData {
  readonly name: string;
}

/** 企业风采: companies that show themselves, as cards or on the map (domain rules 20). */
export function CompaniesPage({ name, ...data }: CompaniesPageProps) {
  const { query, loaded } = data;
  const list = useList<CompanyCard, CompanyQuery>(paths.companyMore, query, loaded);
  const isMember = useSession().kind === 'member';
  const views: BrowseFilter = {
    key: 'view',
    label: texts.view,
    current: query.view ?? '',
    choices: [
      { key: '', label: texts.asList, href: list.href({ view: undefined }) },
      { key: 'map', label: texts.asMap, href: list.href({ view: 'map' }) },
      ...(isMember ? [{ key: 'followed', label: texts.followed, href: `${paths.companyMore}?view=followed` }] : []),
    ],
  };
  const path = [{ name: wayTexts.home, href: paths.home }, { name }];
  const showOwn = (
    <ButtonLink href={paths.corporateCertification} variant="line">
      {texts.showOwn}
    </ButtonLink>
  );
  const opening = { lead: texts.lead, action: showOwn };
  if (query.view === 'followed') {
    return (
      <BrowsePage path={path} title={name} opening={opening} tabs={views}>
        {list.page?.total === 0 ? (
          <EmptyState title={texts.noneFollowed} text={texts.noneFollowedHint} />
        ) : (
          <Cards list={list} />
        )}
      </BrowsePage>
    );
  }
  return (
    <BrowsePage
      path={path}
      title={name}
      opening={opening}
      tabs={views}
      filters={filtersOf(list, data)}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(list.page.total) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.byDefault,
        '-joinTime': texts.newest,
        '-viewCount': texts.popular,
      })}
      {...(query.view === 'map' && { rail: <City list={list} data={data} /> })}
    >
      {query.view === 'map' ? <CityMap list={list} data={data} /> : <Cards list={list} />}
    </BrowsePage>
  );
}

interface ListProps {
  readonly list: ListView<CompanyCard, CompanyQuery>;
}

function Cards({ list }: ListProps) {
  return (
    <BrowseList list={list} rowHeight={CARD_HEIGHT}>
      {(companies) => <CompanyCards companies={companies.map(companyEntry)} />}
    </BrowseList>
  );
}

interface ViewProps extends ListProps {
  readonly data: CompaniesData;
}

const countsOf = ({ facets }: CompaniesData) => new Map(facets.cities.map(({ name, count }) => [name, count]));

function CityMap({ list, data }: ViewProps) {
  return (
    <ProvinceMap
      label={texts.map}
      counts={countsOf(data)}
      hrefOf={(cityCode) => list.href({ cityCode })}
      current={list.query.cityCode}
    />
  );
}

/** The same in words: the companies of the chosen city, or of all. */
function City({ list, data }: ViewProps) {
  const { query, page } = list;
  const district = data.districts.find(({ code }) => code === query.cityCode);
  const counts = countsOf(data);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const count = counts.get(query.cityCode ?? '') ?? 0;
  return (
    <SideLinks
      framed
      title={district?.name ?? texts.province}
      {...(district && { more: { text: texts.wholeProvince, href: list.href({ cityCode: undefined }) } })}
      links={(page?.records ?? []).map(({ id, name, viewCount }) => ({
        key: id,
        text: name,
        href: companyHref(id),
        note: countText(viewCount),
      }))}
      {...(district && all > 0 && { hint: texts.inCity(district.name, count, Math.round((count / all) * 100)) })}
    >
      {district && (
        <ButtonLink href={list.href({ view: undefined })} variant="line" size="regular" wide>
          {texts.cityList(district.name, count)}
        </ButtonLink>
      )}
    </SideLinks>
  );
}

function filtersOf(
  list: ListView<CompanyCard, CompanyQuery>,
  { facets, districts, labels }: CompaniesData,
): readonly BrowseFilter[] {
  const label = labels.find(({ dictKey }) => dictKey === list.query.label);
  return [
    facetFilter(list, 'role', {
      label: texts.role,
      any: texts.all,
      choices: facets.roles.map(({ name }) => ({ value: Number(name), label: dictionaryLabel(COMPANY_ROLES, name) })),
      counts: facets.roles,
    }),
    facetFilter(list, 'grade', {
      label: texts.grade,
      any: texts.anyGrade,
      choices: facets.grades.map(({ name }) => ({ value: name, label: name })),
      counts: facets.grades,
    }),
    facetFilter(list, 'cityCode', {
      label: texts.region,
      any: texts.province,
      choices: districts.map(({ code, name }) => ({ value: code, label: name })),
      counts: facets.cities,
    }),
    facetFilter(list, 'vipLevel', {
      label: texts.level,
      any: texts.anyGrade,
      choices: facets.vipLevels
        .filter(({ name }) => name !== '0')
        .map(({ name }) => ({ value: Number(name), label: dictionaryLabel(MEMBERSHIP_LEVELS, name) })),
      counts: facets.vipLevels,
    }),
    ...(label
      ? [
          facetFilter(list, 'label', {
            label: texts.label,
            any: texts.anyGrade,
            choices: [{ value: label.dictKey, label: label.dictValue }],
          }),
        ]
      : []),
  ];
}
