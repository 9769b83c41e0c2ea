import { BID_MESSAGES } from '@jianzhu/domain/bids';
import { statusLook } from '@jianzhu/domain/records';
import { TENDER_STATUS, tenderMachine } from '@jianzhu/domain/tenders';
import { Button, TextLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, StatusTag, TwoLines } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { plainAmount } from '../../record/plain-amount.ts';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { type BidTable, bidCalls, type OpenedRow } from './bid-calls.ts';
import { bidHref, tenderOfHref } from './bid-links.ts';
import { tableTexts as texts } from './messages.ts';
import { depositText, OpeningFile } from './opening-file.tsx';

const { facts: terms, columns: names } = texts;

type Opener = BidTable['openers'][number];

const rowColumns = (isOwner: boolean): readonly Column<OpenedRow>[] => [
  { key: 'place', title: names.place, width: '56px', cell: ({ place }) => place, card: 'hidden' },
  {
    key: 'bidder',
    title: names.bidder,
    cell: ({ bidId, bidderName, isOwn }) => (
      <TwoLines second={isOwn && texts.own}>
        {isOwner || isOwn ? <TextLink href={bidHref(bidId)}>{bidderName}</TextLink> : bidderName}
      </TwoLines>
    ),
    card: 'title',
  },
  {
    key: 'total',
    title: names.total,
    width: '144px',
    align: 'end',
    cell: ({ totalPrice }) => <b>{plainAmount(totalPrice)}</b>,
  },
  { key: 'period', title: names.period, width: '88px', align: 'end', cell: ({ periodDays }) => periodDays },
  { key: 'quality', title: names.quality, cell: ({ qualityText }) => qualityText },
  { key: 'manager', title: names.manager, width: '96px', cell: ({ projectManager }) => projectManager || '—' },
  { key: 'deposit', title: names.deposit, width: '88px', cell: ({ depositStatus }) => depositText(depositStatus) },
  { key: 'time', title: names.time, width: '164px', cell: ({ submitTime }) => submitTime },
  { key: 'remark', title: names.remark, width: '112px', cell: ({ remark }) => remark || '—' },
];

const openerColumns: readonly Column<Opener>[] = [
  { key: 'name', title: texts.openerColumns.name, cell: ({ name }) => name, card: 'title' },
  { key: 'time', title: texts.openerColumns.time, cell: ({ confirmTime }) => confirmTime || '—' },
];

export interface BitTablePageProps {
  readonly table: BidTable;
  /** What follows the record to who evaluates. */
  readonly evaluation: readonly PageSection[];
}

/** The opening of a tender as both sides watch it, and the record that it leaves (domain rules 5.7). */
export function BitTablePage({ table, evaluation }: BitTablePageProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const isBidding = table.status === TENDER_STATUS.bidding;
  const isWaiting = table.status === TENDER_STATUS.opening;
  const untilMs = useServerMoment(isBidding ? table.bidDeadline : table.openTime, table.serverTime);
  const isAhead = isBidding || isWaiting;
  useReloadAfter(isAhead ? untilMs : null);
  const look = statusLook(tenderMachine, table.status);
  const isOpen = table.openedAt !== '';
  const label = isBidding ? texts.untilDeadline : texts.untilOpen;
  const sections = [
    {
      key: 'opening',
      title: texts.opening,
      content: (
        <SectionParts>
          {table.failReason !== '' && <InlineAlert tone="warning">{texts.failed(table.failReason)}</InlineAlert>}
          {isAhead && <InlineAlert>{table.isOwner ? texts.wait : texts.waitForBuyer}</InlineAlert>}
          <DescriptionList items={openingFacts(table)} />
          {isAhead && untilMs !== null && (
            <div>
              {label} <Countdown label={label} untilMs={untilMs} />
            </div>
          )}
        </SectionParts>
      ),
    },
    table.isOwner &&
      isAhead && {
        key: 'openers',
        title: texts.openers,
        content:
          table.openers.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <DataTable
              label={texts.openersTable}
              columns={openerColumns}
              rows={{ status: 'ready', items: table.openers }}
              rowKey={({ name, confirmTime }) => `${name} ${confirmTime}`}
              rowName={({ name }) => name}
              onRetry={() => {}}
            />
          ),
      },
    isOpen && {
      key: 'record',
      title: texts.record,
      content: (
        <SectionParts>
          {!table.isOwner && !table.isPublic && <InlineAlert>{texts.ownOnly}</InlineAlert>}
          <DataTable
            label={texts.recordTable}
            columns={rowColumns(table.isOwner)}
            rows={{ status: 'ready', items: table.bidders }}
            rowKey={({ bidId }) => bidId}
            rowName={({ bidderName }) => bidderName}
            onRetry={() => {}}
          />
        </SectionParts>
      ),
    },
  ].filter((section) => section !== false);
  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <>
          {isOpen && <PrintButton />}
          {isOpen && <OpeningFile table={table} />}
          <PublishRecord table={table} />
          <ConfirmOpening table={table} />
        </>
      }
      sections={[...sections, ...evaluation]}
    />
  );
}

function openingFacts(table: BidTable) {
  const { bidCount, openedAt, openerNames, isOwner } = table;
  return [
    {
      term: terms.tender,
      value: (
        <TextLink href={tenderOfHref(table.id, table.tenderType)}>
          {table.title} {table.code}
        </TextLink>
      ),
    },
    { term: terms.buyer, value: table.buyerName },
    { term: terms.deadline, value: table.bidDeadline },
    { term: terms.openTime, value: table.openTime },
    { term: terms.count, value: bidCount ?? texts.hidden },
    ...(openedAt === '' ? [] : [{ term: terms.openedAt, value: openedAt }]),
    ...(openedAt === '' || !isOwner ? [] : [{ term: terms.openers, value: openerNames.join('、') || texts.bySystem }]),
  ];
}

/** 确认开标, as far as this member may: the last of the openers opens. */
function ConfirmOpening({ table }: { readonly table: BidTable }) {
  const client = usePortalClient();
  const act = useAct();
  const left = table.openers.filter(({ confirmTime, isSelf }) => confirmTime === '' && !isSelf).length;
  const confirm = useAskedAct(act, 'confirm', async (idempotencyKey) => {
    const { id, version } = table;
    const done = await (await bidCalls(client)).confirmOpening({ body: { id, version } }, { idempotencyKey });
    return done.left > 0 ? texts.confirmed : texts.opened;
  });
  return (
    <>
      <LostAct lost={act.lost} />
      {table.allowedActions.includes('open') && (
        <Button size="regular" onClick={confirm.ask}>
          {texts.confirm}
        </Button>
      )}
      <ConfirmDialog
        {...confirm.dialog}
        title={texts.confirm}
        text={left > 0 ? BID_MESSAGES.openPartConfirm(left) : BID_MESSAGES.openConfirm}
        confirmText={texts.confirm}
      />
    </>
  );
}

/** 公布开标记录, where the bidders read their own rows alone. */
function PublishRecord({ table: { id, allowedActions } }: { readonly table: BidTable }) {
  const client = usePortalClient();
  const act = useAct();
  const publish = useAskedAct(act, 'publish', async () => {
    await (await bidCalls(client)).publishRecord({ body: { id } });
    return texts.published;
  });
  return (
    <>
      <LostAct lost={act.lost} />
      {allowedActions.includes('publish') && (
        <Button variant="line" size="regular" onClick={publish.ask}>
          {texts.publish}
        </Button>
      )}
      <ConfirmDialog
        {...publish.dialog}
        title={texts.publish}
        text={BID_MESSAGES.publishConfirm}
        confirmText={texts.publish}
      />
    </>
  );
}
