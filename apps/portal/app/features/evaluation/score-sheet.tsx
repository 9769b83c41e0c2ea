import { BID_STATUS } from '@jianzhu/domain/bids';
import { EVALUATION_MESSAGES, isPriceItem, pointsText, pricePoints } from '@jianzhu/domain/evaluations';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { EVAL_KINDS } from '@jianzhu/domain/tenders';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { CheckboxRow, TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { type EvaluatedBid, type Evaluation, evaluationCalls } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';
import { isWrong, keptDraft, lowestOf, ownTotal, placeOf, type ScoreDraft, scoredItems } from './score-draft.ts';

/** A row: an item, or what the own marks come to. */
type Row = { readonly key: string; readonly item: Evaluation['evalItems'][number] | null; readonly itemIndex: number };

/** The score sheet of one evaluator: her own marks, the price's points beside them (domain rules 5.7, section C). */
export function ScoreSheet({ sheet }: { readonly sheet: Evaluation }) {
  const client = usePortalClient();
  const act = useAct();
  const [draft, setDraft] = useState<ScoreDraft>(() => keptDraft(sheet));
  const bids = sheet.bids.filter(({ status, hasRefused }) => status !== BID_STATUS.rejected && !hasRefused);
  const items = scoredItems(sheet.evalItems);
  const lowest = lowestOf(bids);
  const kept = keptDraft(sheet);
  const textOf = (bidId: string, itemIndex: number) => draft.get(placeOf(bidId, itemIndex)) ?? '';
  const changed = bids.flatMap(({ bidId }) => {
    const cells = items.filter(
      ({ itemIndex }) => textOf(bidId, itemIndex).trim() !== (kept.get(placeOf(bidId, itemIndex)) ?? ''),
    );
    return cells.length === 0 ? [] : [{ bidId, cells }];
  });
  const wrong = bids.some(({ bidId }) => items.some(({ item, itemIndex }) => isWrong(textOf(bidId, itemIndex), item)));
  const all = bids.length * items.length;
  const missing = bids.reduce((sum, bid) => sum + ownTotal(sheet, bid, draft, lowest).missing, 0);

  async function keep(): Promise<void> {
    const calls = await evaluationCalls(client);
    for (const { bidId, cells } of changed) {
      await calls.score({
        body: {
          id: bidId,
          items: cells.map(({ itemIndex }) => ({ itemIndex, score: textOf(bidId, itemIndex).trim() })),
        },
      });
    }
  }
  const save = () =>
    void act.run('save', async () => {
      await keep();
      return texts.saved;
    });
  const submit = useAskedAct(act, 'submit', async (idempotencyKey) => {
    await keep();
    await (await evaluationCalls(client)).submitScores({ body: { id: sheet.id } }, { idempotencyKey });
    return texts.submitted;
  });

  const cellOf = (row: Row, bid: EvaluatedBid) => {
    if (row.item === null) {
      const { points, missing: open } = ownTotal(sheet, bid, draft, lowest);
      return open === 0 ? <b>{pointsText(points)}</b> : `${pointsText(points)} ${texts.missing(open)}`;
    }
    const max = row.item.maxScore ?? 0;
    if (isPriceItem(row.item)) return pointsText(pricePoints(max, lowest, bid.totalPrice));
    const text = textOf(bid.bidId, row.itemIndex);
    return (
      <TextField
        label={texts.cell(row.item.name, bid.businessName)}
        labelHidden
        inputMode="decimal"
        align="figure"
        placeholder={texts.range(max)}
        maxLength={5}
        value={text}
        error={isWrong(text, row.item) ? EVALUATION_MESSAGES.score(max) : undefined}
        onChange={(value) => setDraft((now) => new Map([...now, [placeOf(bid.bidId, row.itemIndex), value]]))}
      />
    );
  };
  const columns: readonly Column<Row>[] = [
    { key: 'item', title: texts.columns.item, width: '220px', card: 'title', cell: ({ item }) => itemText(item) },
    ...bids.map(
      (bid): Column<Row> => ({
        ...{ key: bid.bidId, title: bid.businessName, align: 'end', width: '170px' },
        cell: (row) => cellOf(row, bid),
      }),
    ),
  ];
  const rows: readonly Row[] = [
    ...sheet.evalItems.map((item, itemIndex) => ({ key: String(itemIndex), item, itemIndex })),
    { key: 'total', item: null, itemIndex: -1 },
  ];
  const priceItem = sheet.evalItems.find(isPriceItem);
  return (
    <SectionParts>
      <InlineAlert>{texts.ownOnly}</InlineAlert>
      <LostAct lost={act.lost} />
      <DataTable
        label={texts.scoreTable}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ key }) => key}
        rowName={({ item }) => item?.name ?? texts.ownTotal}
        onRetry={() => {}}
      />
      {priceItem && <p>{texts.priceRule(priceItem.maxScore ?? 0, formatMoney(lowest))}</p>}
      <p>{texts.progress(all - missing, all)}</p>
      <CheckboxRow>
        <Button variant="line" disabled={wrong || changed.length === 0} pending={act.isBusy('save')} onClick={save}>
          {texts.save}
        </Button>
        <Button disabled={wrong || missing > 0} pending={act.isBusy('submit')} onClick={submit.ask}>
          {texts.submit}
        </Button>
      </CheckboxRow>
      <LeaveGuard isNeeded={changed.length > 0} />
      <ConfirmDialog {...submit.dialog} text={EVALUATION_MESSAGES.submitScoresConfirm} confirmText={texts.submit} />
    </SectionParts>
  );
}

function itemText(item: Row['item']) {
  if (item === null) return texts.ownTotal;
  const kind = item.kind === null ? '' : dictionaryLabel(EVAL_KINDS, item.kind);
  const note = texts.maxOf(kind, item.maxScore ?? 0);
  return `${item.name}（${isPriceItem(item) ? `${note} · ${texts.automatic}` : note}）`;
}
