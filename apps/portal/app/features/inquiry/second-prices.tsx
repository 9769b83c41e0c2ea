import { quotation as quotationContract } from '@jianzhu/api-client/contract';
import { quotationSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { formatMoney, lineAmount, parseYuan, yuanText } from '@jianzhu/domain/money';
import {
  QUOTATION_MESSAGES,
  type QuotationStatus,
  quotationMachine,
  reductionPercent,
  type SecondPrice,
} from '@jianzhu/domain/quotations';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import {
  type GridColumn,
  type LineItem,
  LineItemGrid,
  lineItemErrors,
  type RowValues,
} from '@jianzhu/ui/line-item-grid';
import { ActionBar, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { RecordSummary } from '@jianzhu/ui/record';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useLeadToWrong } from '../../record/use-lead-to-wrong.ts';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { withoutRow } from '../../record/without-row.ts';
import type { SecondRound } from './inquiry-calls.ts';
import { secondTexts as texts } from './second-messages.ts';

const { columns: titles } = texts;

const priceText = (fen: number | null) => (fen === null ? '' : yuanText(fen));

const itemOf = (line: SecondRound['lines'][number]): LineItem => ({
  ...{ id: line.lineId, no: line.lineNo },
  values: {
    material: line.materialName,
    spec: line.spec,
    quantity: line.quantity,
    unit: line.unit === null ? '' : dictionaryLabel(UNITS, line.unit),
    first: priceText(line.firstUnitPrice),
    target: priceText(line.targetPrice),
    second: priceText(line.secondUnitPrice),
  },
});

/** What counts of a line in fen: the second price, or the first where none is given. */
const countedPrice = ({ first = '', second = '' }: RowValues) => parseYuan(second === '' ? first : second);

function amountOf(values: RowValues, price = countedPrice(values)): number {
  const amount = price === null ? null : lineAmount(price, values.quantity ?? '', 0);
  return amount === null || 'code' in amount ? 0 : amount.amount;
}

function reductionText({ first = '', second = '' }: RowValues): string {
  const [before, after] = [parseYuan(first), parseYuan(second)];
  if (before === null || after === null) return '—';
  return before === after ? QUOTATION_MESSAGES.samePrice : `−${reductionPercent(before, after)}%`;
}

/** Of a price that is given; where none is, the first one stands. */
const secondRule = (value: string, { first = '' }: RowValues): string | null => {
  if (value === '') return null;
  const [price, before] = [parseYuan(value), parseYuan(first)];
  if (price === null || price === 0) return withoutRow(QUOTATION_MESSAGES.unitPrice(1));
  return before !== null && price > before ? withoutRow(QUOTATION_MESSAGES.secondHigher(1)) : null;
};

const shown = (key: string, title: string, width: number, align: 'start' | 'end' = 'end'): GridColumn => ({
  ...{ key, title, kind: 'computed', width, align },
  compute: (row) => row[key] || '—',
});

const columns: readonly GridColumn[] = [
  { ...shown('material', titles.material, 128, 'start'), card: 'title' },
  { ...shown('spec', titles.spec, 160, 'start'), card: 'title' },
  shown('quantity', titles.quantity, 96),
  { ...shown('unit', titles.unit, 56, 'start'), card: 'unit' },
  shown('first', titles.first, 126),
  shown('target', titles.target, 126),
  {
    ...{ key: 'second', title: titles.second, kind: 'money', width: 132, validate: secondRule },
    invalid: withoutRow(QUOTATION_MESSAGES.unitPrice(1)),
  },
  { key: 'reduction', title: titles.secondReduction, kind: 'computed', width: 96, compute: reductionText },
  {
    ...{ key: 'amount', title: titles.amount, kind: 'computed', width: 140 },
    compute: (row) => formatMoney(amountOf(row)).slice(1),
  },
];

/** Prices that are asked about before they are sent, and what stands in the form again where they are not. */
interface Asked {
  readonly lines: readonly SecondPrice[];
  readonly before: readonly LineItem[];
}

export interface SecondPricesProps {
  readonly round: SecondRound;
  readonly quotation: NonNullable<SecondRound['quotation']>;
}

/** The second prices of a supplier who was asked; without a price the first one stands (domain rules 4.5). */
export function SecondPrices({ round, quotation }: SecondPricesProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const leadToWrong = useLeadToWrong();
  const [start] = useState(() => round.lines.map(itemOf));
  const [items, setItems] = useState<readonly LineItem[]>(start);
  const [asked, setAsked] = useState<Asked | null>(null);
  const untilMs = useServerMoment(round.deadline, round.serverTime);
  useReloadAfter(untilMs);
  const errors = useMemo(() => lineItemErrors(items, columns), [items]);
  const mayAnswer = round.allowedActions.includes('submitSecond');
  // The status of a quotation is one of its machine's.
  const look = quotationMachine.statuses[quotation.status as QuotationStatus];
  const firstTotal = items.reduce((sum, { values }) => sum + amountOf(values, parseYuan(values.first ?? '')), 0);
  const total = items.reduce((sum, { values }) => sum + amountOf(values), 0);

  /** A price for every line: the given one, or the first. */
  const pricesOf = (lines: readonly LineItem[]): readonly SecondPrice[] =>
    lines.flatMap(({ id, values }) => {
      const secondUnitPrice = countedPrice(values);
      return secondUnitPrice === null ? [] : [{ inquiryLineId: id, secondUnitPrice }];
    });

  function submit() {
    if (errors.length > 0) leadToWrong();
    else setAsked({ lines: pricesOf(items), before: items });
  }

  function keepFirst() {
    const same = items.map((item) => ({ ...item, values: { ...item.values, second: item.values.first ?? '' } }));
    setItems(same);
    setAsked({ lines: pricesOf(same), before: items });
  }

  function send(lines: readonly SecondPrice[]) {
    void act
      .run('second', async (idempotencyKey) => {
        const { api } = await client.memberSession();
        const calls = api.callsOf({ quotation: quotationContract }, { quotation: quotationSchemas }, 'quiet').quotation;
        const { id, version } = quotation;
        await calls.submitSecond({ body: { id, version, lines } }, { idempotencyKey });
        return texts.done;
      })
      .then(() => setAsked(null));
  }

  return (
    <>
      <SheetFormPage {...head} status={<Tag tone={look.tone}>{look.label}</Tag>} onSubmit={submit}>
        <SheetSection id="round" title={texts.progress}>
          <RecordSummary
            title={round.title}
            tags={<Tag tone="brand">{texts.sealedTag}</Tag>}
            facts={[round.code]}
            aside={
              mayAnswer &&
              untilMs !== null && (
                <>
                  <span>{texts.until}</span>
                  <Countdown label={texts.until} untilMs={untilMs} />
                  <span>{round.deadline.slice(0, 16)}</span>
                </>
              )
            }
          />
        </SheetSection>
        {round.message !== '' && <InlineAlert>{texts.message(round.message)}</InlineAlert>}
        {quotation.rank !== null && <InlineAlert>{INQUIRY_MESSAGES.ownRank(quotation.rank)}</InlineAlert>}
        <LostAct lost={act.lost} />
        <SheetSection id="prices" title={texts.prices} hint={texts.pricesHint(items.length)} flush>
          <LineItemGrid
            label={texts.pricesTable}
            columns={columns}
            items={items}
            onChange={setItems}
            fixedRows
            phone="cards"
            readOnly={!mayAnswer}
            totals={{ amount: formatMoney(total) }}
          />
        </SheetSection>
        {mayAnswer && (
          <ActionBar
            note={
              <>
                {texts.first} {formatMoney(firstTotal)}，{texts.now} <b>{formatMoney(total)}</b>，{texts.less}{' '}
                {formatMoney(firstTotal - total)}
                {errors.length > 0 && `，${texts.wrong(errors.length)}`}
              </>
            }
          >
            <Button variant="line" onClick={keepFirst}>
              {texts.same}
            </Button>
            <Button type="submit" pending={act.isBusy('second')}>
              {texts.submit}
            </Button>
          </ActionBar>
        )}
      </SheetFormPage>
      <LeaveGuard isNeeded={items !== start} />
      <ConfirmDialog
        open={asked !== null}
        text={texts.submitAsk(formatMoney(total))}
        confirmText={texts.submit}
        pending={act.isBusy('second')}
        onConfirm={() => asked && send(asked.lines)}
        onCancel={() => {
          if (asked) setItems(asked.before);
          setAsked(null);
        }}
      />
    </>
  );
}
