import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { Button, ButtonLink, Tag } from '@jianzhu/ui';
import { CompanyLogo, ProjectCards } from '@jianzhu/ui/companies';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import type { MemberCompany } from './load-company.server.ts';
import { supplierTexts as texts } from './messages.ts';
import { RemoveSupplier } from './remove-supplier.tsx';
import { supplierCalls } from './supplier-calls.ts';
import type { SupplierQuestion } from './supplier-dialog.tsx';

const SupplierDialog = lazy(() => import('./supplier-dialog.tsx'));

export interface CompanyProfileProps {
  readonly loaded: LoadedRecord<MemberCompany>;
  /** Whom to call, beside what the company shows. */
  readonly contact: (company: MemberCompany) => ReactNode;
}

/** 企业详情 of the member centre: a counterpart, and what the own business notes of it (domain rules 4.9). */
export function CompanyProfile({ loaded, contact }: CompanyProfileProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.inviteSupplier}>
      {(company) => <FoundCompany key={company.supplierId} company={company} contact={contact(company)} />}
    </StandingRecord>
  );
}

function FoundCompany({ company, contact }: { readonly company: MemberCompany; readonly contact: ReactNode }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const may = useMay();
  const act = useAct();
  const [question, setQuestion] = useState<SupplierQuestion | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { supplierId, name, relation } = company;
  const allows = (wanted: string) => relation?.allowedActions.includes(wanted) === true;

  const add = () =>
    act.run('add', async () => {
      await (await supplierCalls(client)).add({ body: { supplierId, groupName: '', level: null, remark: '' } });
      return texts.added;
    });
  const whiten = () =>
    relation &&
    act.run('unblack', async () => {
      await (await supplierCalls(client)).unblack({ body: { id: relation.id, version: relation.version } });
      return texts.whitened;
    });

  const note = (
    <>
      {relation && (
        <DescriptionList
          columns={2}
          items={[
            { term: texts.group, value: relation.groupName },
            { term: texts.level, value: relation.level },
            { term: texts.ownDeals, value: texts.timesOf(relation.ownDealCount) },
            { term: texts.remark, value: relation.remark, wide: true },
          ]}
        />
      )}
      {relation?.isBlack === true && (
        <InlineAlert tone="warning">{texts.blackReason(relation.blackReason)}</InlineAlert>
      )}
      {relation !== null && allows('update') && (
        <Button variant="line" size="regular" onClick={() => setQuestion({ kind: 'note', name, note: relation })}>
          {texts.edit}
        </Button>
      )}
      {allows('unblack') && (
        <Button variant="line" size="regular" pending={act.isBusy('unblack')} onClick={() => void whiten()}>
          {texts.whiten}
        </Button>
      )}
      {(allows('black') || (relation === null && may('supplier_black'))) && (
        <Button
          variant="link"
          size="compact"
          onClick={() => setQuestion({ kind: 'black', name, supplierId, version: relation?.version })}
        >
          {texts.blacken}
        </Button>
      )}
    </>
  );
  return (
    <>
      {act.lost && <LostAct lost={act.lost} />}
      <DetailPage
        {...head}
        actions={
          <>
            {relation === null && may('supplier_add') && (
              <Button variant="line" size="regular" pending={act.isBusy('add')} onClick={() => void add()}>
                {texts.add}
              </Button>
            )}
            {allows('remove') && (
              <Button variant="line" size="regular" onClick={() => setLeaving(true)}>
                {texts.removeLong}
              </Button>
            )}
            {may('chat_use') && (
              <ButtonLink size="regular" href={conversationAddress({ contact: { businessId: supplierId } })}>
                {texts.contact}
              </ButtonLink>
            )}
          </>
        }
        sections={[headOf(company), ...sectionsOf(company), { key: 'note', title: texts.parts.note, content: note }]}
        rail={contact}
      />
      <RemoveSupplier supplier={isLeaving ? relation : null} act={act} onClose={() => setLeaving(false)} />
      {question && (
        <Suspense>
          <SupplierDialog question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What the company is, and how it answers; no prices of other buyers. */
function headOf(company: MemberCompany): PageSection {
  const { name, logo, isCertified, vipLevel, mainCategories, scores } = company;
  return {
    key: 'head',
    title: name,
    content: (
      <>
        <CompanyLogo src={logo} size={64} />
        <p>
          {isCertified && <Tag tone="success">{texts.isCertified}</Tag>}{' '}
          {vipLevel > 0 && <Tag tone="brand">{dictionaryLabel(MEMBERSHIP_LEVELS, vipLevel)}</Tag>}
        </p>
        <DescriptionList
          items={[
            { term: texts.established, value: company.establishDate },
            { term: texts.capital, value: company.registeredCapital },
            { term: texts.region, value: company.regionText },
            { term: texts.category, value: mainCategories.join('、'), wide: true },
            { term: texts.quotes, value: texts.timesOf(company.quoteCount) },
            { term: texts.dealsOfYear, value: texts.timesOf(company.dealCount) },
            { term: texts.rate, value: company.responseRate === null ? null : texts.percent(company.responseRate) },
            {
              term: texts.responseTime,
              value: company.responseHours === null ? null : texts.hours(company.responseHours),
            },
            {
              term: texts.score,
              wide: true,
              value:
                scores === null ? null : texts.scoreText(scores.quality, scores.delivery, scores.service, scores.count),
            },
          ]}
        />
      </>
    ),
  };
}

function sectionsOf({ intro, qualifications, projects }: MemberCompany): PageSection[] {
  const { certificate } = texts;
  return [
    { key: 'intro', title: texts.parts.intro, content: <RichText html={intro} /> },
    {
      key: 'certificates',
      title: texts.parts.certificates,
      content: (
        <DescriptionList
          items={qualifications.map(({ categoryName, grade, expireDate }) => ({
            term: categoryName,
            value: `${grade} ${certificate.until}${expireDate || texts.noEnd}`,
          }))}
        />
      ),
    },
    ...(projects.length === 0
      ? []
      : [{ key: 'projects', title: texts.parts.projects, content: <ProjectCards projects={projects} /> }]),
  ];
}
