import { depositMachine } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { signUpMachine, signUpRejection } from '@jianzhu/domain/sign-ups';
import { EmptyState, ErrorPanel } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable, FilterBar, type RowAction } from '@jianzhu/ui/data-table';
import { TextField } from '@jianzhu/ui/fields';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { SectionParts } from '@jianzhu/ui/pages';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { minuteOf } from '../../record/dates.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { useAct } from '../../record/use-act.ts';
import type { SignUpPart } from './load-sign-up-part.server.ts';
import { signUpTexts } from './messages.ts';
import type { ParticipatingTender } from './participation.tsx';
import { type SignUpRow, signUpCalls } from './sign-up-calls.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { namedLetters } from './sign-up-letters.ts';
import { signUpsHref } from './sign-up-links.ts';
import { TenderDeposits } from './tender-deposits.tsx';

const { review: texts } = signUpTexts;
const TABS = ['0', '1', '2', '3,4'] as const;

const { columns: names } = texts;

const columns: readonly Column<SignUpRow>[] = [
  {
    key: 'company',
    title: names.company,
    cell: ({ businessName, code }) => <TwoLines second={code}>{businessName}</TwoLines>,
    card: 'title',
  },
  {
    key: 'qualifications',
    title: names.qualifications,
    width: '84px',
    cell: ({ qualificationNames }) => qualificationNames.join('、') || texts.none,
  },
  {
    key: 'contact',
    title: names.contact,
    width: '112px',
    cell: ({ contactName, contactPhone }) => <TwoLines second={contactPhone}>{contactName}</TwoLines>,
  },
  { key: 'time', title: names.time, width: '96px', cell: ({ submitTime }) => minuteOf(submitTime) },
  {
    key: 'status',
    title: names.status,
    width: '104px',
    cell: ({ status, isSilent, depositStatus }) => {
      const look = statusLook(signUpMachine, status);
      const deposit = depositStatus === null ? '' : `保证金${statusLook(depositMachine, depositStatus).label}`;
      return (
        <TwoLines second={isSilent ? texts.silent : deposit || null}>
          <StatusTag look={look} />
        </TwoLines>
      );
    },
    card: 'status',
  },
];

export interface SignUpReviewProps {
  readonly tender: ParticipatingTender;
  readonly part: Extract<SignUpPart, { side: 'buyer' }>;
  readonly officeViewer: string | null;
}

/** Who has signed up to a tender, for its buyer: lets in, rejects, reads what was handed in (domain rules 5.4). */
export function SignUpReview({ tender, part, officeViewer }: SignUpReviewProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [approving, setApproving] = useState<SignUpRow | null>(null);
  const [rejecting, setRejecting] = useState<SignUpRow | null>(null);
  const [shown, setShown] = useState<SignUpRow | null>(null);
  const [company, setCompany] = useState(part.keyword);
  const navigate = useNavigate();
  const { signUps, counts, deposits } = part;
  // Made once: widgets compare what they are given.
  const files = useMemo(() => namedLetters(signUps?.records ?? []), [signUps]);
  if (signUps === null) return <ErrorPanel onRetry={() => void revalidate()} />;

  function approve({ id, version }: SignUpRow) {
    void act
      .run('approve', async () => {
        const calls = await signUpCalls(client);
        await calls.audit({ body: { id, version, agree: 1, reason: '' } });
        return texts.approved;
      })
      .then(() => setApproving(null));
  }

  const countOf = (statuses: string) =>
    counts
      .filter(({ status }) => statuses.split(',').includes(String(status)))
      .reduce((sum, one) => sum + one.count, 0);
  const actionsOf = (row: SignUpRow): readonly RowAction[] => [
    ...(row.allowedActions.includes('approve')
      ? [{ key: 'approve', label: texts.approve, onSelect: () => setApproving(row) }]
      : []),
    ...(row.allowedActions.includes('reject')
      ? [{ key: 'reject', label: texts.reject, danger: true, onSelect: () => setRejecting(row) }]
      : []),
    { key: 'view', label: texts.view, onSelect: () => setShown(row) },
  ];
  const hrefOf = (signUp: string, company = part.keyword) => signUpsHref(tender, { signUp, company });
  const find = (company: string) => void navigate(hrefOf(part.status, company), { preventScrollReset: true });
  return (
    <SectionParts>
      <LostAct lost={act.lost} />
      <LinkTabs
        label={texts.tabs}
        current={part.status}
        tabs={[
          { key: 'all', label: texts.all, href: hrefOf('all') },
          ...TABS.map((key) => ({ key, label: `${texts.names[key]} ${countOf(key)}`, href: hrefOf(key) })),
        ]}
      />
      <FilterBar
        filters={[
          {
            key: 'company',
            field: (
              <TextField label={texts.company} name="company" maxLength={50} value={company} onChange={setCompany} />
            ),
          },
        ]}
        onSearch={() => find(company.trim())}
        onReset={() => {
          setCompany('');
          find('');
        }}
      />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: signUps.records }}
        rowKey={({ id }) => id}
        rowName={({ businessName }) => businessName}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
        onRetry={() => void revalidate()}
      />
      {files.length > 0 && (
        <SavedFiles
          name={`sign-ups-of-${tender.id}`}
          label={texts.filesTable}
          rules={procurementRules.tender}
          saved={files}
          officeViewer={officeViewer}
        />
      )}
      {deposits !== null && deposits.records.length > 0 && (
        <TenderDeposits deposits={deposits.records} officeViewer={officeViewer} />
      )}
      <ConfirmDialog
        open={approving !== null}
        text={approving === null ? '' : texts.approveConfirm(approving.businessName)}
        confirmText={texts.approve}
        pending={act.isBusy('approve')}
        onConfirm={() => approving && approve(approving)}
        onCancel={() => setApproving(null)}
      />
      {shown !== null && <SignUpDialog row={shown} officeViewer={officeViewer} onClose={() => setShown(null)} />}
      {rejecting !== null && (
        <ActDialog
          title={texts.rejectTitle}
          text={rejecting.businessName}
          confirmText={texts.reject}
          record={signUpRejection}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            const calls = await signUpCalls(client);
            const { id, version } = rejecting;
            await calls.audit({ body: { id, version, agree: 0, reason } });
            return texts.rejectedDone;
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </SectionParts>
  );
}
