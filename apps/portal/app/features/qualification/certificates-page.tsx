import { CertificateTable } from '@jianzhu/ui/certificates';
import { type BrowseFilter, BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { yuanText } from '../../record/figures.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { type Certificate, type CertificateList, certificateRow } from './certificate.ts';
import type { CertificateQuery, Certificates } from './load-certificates.server.ts';
import { qualificationTexts as texts } from './messages.ts';

const ROW_HEIGHT = 64;

/** 资质展示: certificates by series, category, grade and region (domain rules 21). */
export function CertificatesPage({ name, query, loaded, agents }: Certificates & { readonly name: string }) {
  const list = useList<Certificate, CertificateQuery>(paths.qualificationTeleport, query, loaded);
  const found = loaded.kind === 'ready' ? loaded.list : null;
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.companies, href: paths.companyMore }, { name }]}
      title={name}
      cascade
      filters={found ? stepsOf(list, found.facets) : []}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(found && { count: texts.count(found.total, found.companies) })}
      sorts={sortChoices(list, texts.order, { '': texts.byGrade, expireDate: texts.byEnd })}
      rail={
        <>
          <SideLinks
            framed
            title={texts.guides}
            links={texts.guideWords.map((word) => ({
              key: word,
              text: word,
              href: `${paths.knowledgeBase}?${new URLSearchParams({ keyword: texts.guideKeyword(word) })}`,
            }))}
          />
          {agents.length > 0 && (
            <SideLinks
              framed
              title={texts.agents}
              links={agents.map((service) => ({
                key: service.id,
                text: service.title,
                href: `${paths.servicesMore}?id=${service.id}`,
                note: service.price === null ? texts.agreed : texts.from(yuanText(service.price)),
              }))}
              more={{ text: texts.allAgents, href: `${paths.servicesMore}?serviceType=${agents[0]?.serviceType}` }}
            />
          )}
          <SideLinks
            framed
            title={texts.official}
            links={[
              { key: 'verify', text: texts.verifyPage, href: paths.qualificationVerify },
              ...texts.officialSites.map((site) => ({ key: site.href, ...site })),
            ]}
          />
        </>
      }
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(certificates) => (
          <CertificateTable caption={name} columns={texts.columns} rows={certificates.map(certificateRow)} />
        )}
      </BrowseList>
    </BrowsePage>
  );
}

type Step = keyof typeof texts.steps;

/** What a choice takes back of the steps after it. */
const LATER: Readonly<Record<Step, Partial<CertificateQuery>>> = {
  series: { categoryName: undefined, grade: undefined, region: undefined },
  categoryName: { grade: undefined, region: undefined },
  grade: { region: undefined },
  region: {},
};

function stepsOf(
  { query, href }: ListView<Certificate, CertificateQuery>,
  { series, categories, grades, regions }: CertificateList['facets'],
): readonly BrowseFilter[] {
  const step = (key: Step, facet: CertificateList['facets']['series']): BrowseFilter => ({
    key,
    label: texts.steps[key],
    current: query[key] ?? '',
    choices: [
      { key: '', label: texts.all, href: href({ ...LATER[key], [key]: undefined }) },
      ...facet.map(({ name, count }) => ({
        key: name,
        label: name,
        total: String(count),
        href: href({ ...LATER[key], [key]: name }),
      })),
    ],
  });
  return [
    step('series', series),
    // What a step goes on from is chosen first.
    step('categoryName', query.series ? categories : []),
    step('grade', query.categoryName ? grades : []),
    step('region', regions),
  ];
}
