import { DAY_MS, formatDateTime, parseDateTime } from '@jianzhu/domain';
import { checkSecondRound, INQUIRY_STATUS, secondRoundRecord } from '@jianzhu/domain/inquiries';
import { parseYuan } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { DataTable } from '@jianzhu/ui/data-table';
import { CheckboxRow, FieldGroup } from '@jianzhu/ui/fields';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { ActionBar, ErrorSummary, FieldGrid, FieldSpan, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { type FieldTexts, fieldTexts, violationsOf } from '../../record/field-texts.ts';
import type { Values } from '../../record/form-state.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useAct } from '../../record/use-act.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryLook } from './inquiry-columns.tsx';
import { secondTexts as texts } from './second-messages.ts';
import type { Comparison } from './second-round.tsx';
import { askedItems, lineColumns, supplierColumns } from './second-start-columns.tsx';

const { terms } = texts;

/** Starts the second round: with whom, for which lines, until when (domain rules 4.5). */
export function SecondStart({ comparison }: { readonly comparison: Comparison }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const { inquiry, suppliers } = comparison;
  const wholeOrder = inquiry.wholeOrder === 1;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(suppliers.slice(0, 20).map(({ quotationId }) => quotationId)),
  );
  const [items, setItems] = useState(() => askedItems(comparison));
  const [values, setValues] = useState<Values>(() => ({
    deadline: `${formatDateTime((parseDateTime(inquiry.serverTime) ?? 0) + DAY_MS).slice(0, 16)}:00`,
    showTarget: 0,
    showRank: 0,
    message: '',
  }));
  /** How far the platform's clock is ahead of this device. */
  const [clockAheadMs] = useState(() => (parseDateTime(inquiry.serverTime) ?? Date.now()) - Date.now());
  const [errors, setErrors] = useState<FieldTexts>({});
  const [isAsked, setAsked] = useState(false);
  const columns = useMemo(() => lineColumns(wholeOrder), [wholeOrder]);
  const look = inquiryLook(inquiry.status);
  const mayStart = inquiry.allowedActions.includes('startSecond') && inquiry.status === INQUIRY_STATUS.awarding;

  const joined = items.filter(({ values: line }) => line.joins !== '0');
  const body = {
    ...values,
    quotationIds: [...chosen],
    lineIds: joined.map(({ id }) => id),
    targetPrices: joined.flatMap(({ id, values: line }) =>
      line.target === undefined || line.target === '' ? [] : [{ lineId: id, price: line.target }],
    ),
  };

  function tell(found: FieldTexts): boolean {
    setErrors(found);
    if (Object.keys(found).length === 0) return true;
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [role="alert"] a')?.focus());
    return false;
  }

  function submit() {
    const read = v.safeParse(secondRoundRecord, body);
    if (!read.success) {
      tell(Object.fromEntries(read.issues.map(({ path, message }) => [String(path?.[0]?.key), message])));
      return;
    }
    const lines = items.map(({ id: lineId, no: row = 0, values: { lowest = '' } }) => ({
      ...{ lineId, row, lowest: parseYuan(lowest) },
    }));
    const found = checkSecondRound(read.output, { wholeOrder, lines }, Date.now() + clockAheadMs);
    if (tell(Object.fromEntries(found.map(({ field, message }) => [field, message])))) setAsked(true);
  }

  function start() {
    void act
      .run('start', async (idempotencyKey) => {
        const { id, version } = inquiry;
        try {
          const calls = await inquiryCalls(client);
          await calls.startSecond({ body: { id, version, ...v.parse(secondRoundRecord, body) } }, { idempotencyKey });
          return texts.started;
        } catch (error) {
          tell(fieldTexts(violationsOf(error)));
          return undefined;
        }
      })
      .then(() => setAsked(false));
  }

  const form = {
    record: secondRoundRecord,
    values,
    errors,
    set(changed: Values) {
      setValues((now) => ({ ...now, ...changed }));
      setErrors({});
    },
  };

  return (
    <>
      <SheetFormPage {...head} status={<StatusTag look={look} />} onSubmit={submit}>
        <DescriptionList
          items={[
            { term: terms.title, value: inquiry.title },
            { term: terms.code, value: inquiry.code },
            { term: terms.opened, value: inquiry.openTime.slice(0, 16) },
            { term: terms.quotes, value: texts.quotes(suppliers.length) },
            { term: terms.round, value: texts.round },
          ]}
        />
        <LostAct lost={act.lost} />
        <ErrorSummary
          errors={Object.entries(errors).map(([fieldId, text]) => ({
            fieldId: fieldId === 'targetPrices' ? 'lineIds' : fieldId,
            text,
          }))}
        />
        <SheetSection
          id="quotationIds"
          title={texts.suppliers}
          hint={texts.suppliersHint(chosen.size, suppliers.length)}
          flush
        >
          <DataTable
            label={texts.suppliersTable}
            columns={supplierColumns(comparison.lines.length)}
            rows={{ status: 'ready', items: suppliers }}
            rowKey={({ quotationId }) => quotationId}
            rowName={({ businessName }) => businessName}
            selection={{ selected: chosen, onChange: setChosen }}
            onRetry={() => {}}
          />
        </SheetSection>
        <SheetSection id="lineIds" title={texts.lines} hint={texts.linesHint} flush>
          <LineItemGrid label={texts.linesTable} columns={columns} items={items} onChange={setItems} fixedRows />
        </SheetSection>
        <SheetSection id="rules" title={texts.rules}>
          <FieldGrid>
            <RecordField form={form} name="deadline" />
            <FieldGroup label={texts.rules} labelHidden help={texts.targetHint}>
              <CheckboxRow>
                <RecordField form={form} name="showTarget" />
                <RecordField form={form} name="showRank" />
              </CheckboxRow>
            </FieldGroup>
            <FieldSpan of="all">
              <RecordField form={form} name="message" />
            </FieldSpan>
          </FieldGrid>
        </SheetSection>
        <ActionBar note={texts.startHint}>
          <Button type="submit" disabled={!mayStart} pending={act.isBusy('start')}>
            {texts.start}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <ConfirmDialog
        open={isAsked}
        text={texts.startAsk}
        confirmText={texts.start}
        pending={act.isBusy('start')}
        onConfirm={start}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
