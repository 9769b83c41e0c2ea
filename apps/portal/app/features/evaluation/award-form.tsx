import { EVALUATION_MESSAGES, tenderAwardRecord } from '@jianzhu/domain/evaluations';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { RadioGroup } from '@jianzhu/ui/fields';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { type FieldTexts, fieldTexts, violationsOf } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { evaluationCalls, type TenderResult } from './evaluation-calls.ts';
import { resultTexts as texts } from './result-messages.ts';

/** Chooses the winner among those who still stand, with the notice of award as it will be (domain rules 5.8). */
export function AwardForm({ result }: { readonly result: TenderResult }) {
  const client = usePortalClient();
  const act = useAct();
  const standing = result.candidates.filter(({ hasRefused }) => !hasRefused);
  const first = standing.find(({ isFirst }) => isFirst) ?? standing[0];
  const [values, setValues] = useState<Values>({
    ...{ bidId: first?.bidId ?? '', reason: '', contractDays: first?.periodDays ?? null },
  });
  const [errors, setErrors] = useState<FieldTexts>({});
  const winner = standing.find(({ bidId }) => bidId === values.bidId);
  const set = (changed: Values) => setValues((now) => ({ ...now, ...changed }));

  function ask() {
    const read = v.safeParse(tenderAwardRecord, values);
    const found: FieldTexts = read.success
      ? winner?.isFirst === false && read.output.reason === ''
        ? { reason: EVALUATION_MESSAGES.otherCandidate }
        : {}
      : errorsOf(tenderAwardRecord, values);
    setErrors(found);
    if (Object.keys(found).length === 0) award.ask();
  }
  const award = useAskedAct(act, 'award', async (idempotencyKey) => {
    const { id, version } = result;
    try {
      const body = { id, version, ...v.parse(tenderAwardRecord, values) };
      await (await evaluationCalls(client)).award({ body }, { idempotencyKey });
      return texts.confirmed;
    } catch (error) {
      setErrors(fieldTexts(violationsOf(error)));
      return undefined;
    }
  });

  const form = { record: tenderAwardRecord, values, errors, set };
  const price = winner?.totalPrice ?? 0;
  return (
    <SectionParts>
      <LostAct lost={act.lost} />
      <RadioGroup<string>
        label={texts.winner}
        required
        error={errors.bidId}
        options={standing.map(({ bidId, rank, businessName }) => ({
          value: bidId,
          label: `${texts.rank(rank)} ${businessName}`,
        }))}
        value={String(values.bidId)}
        onChange={(bidId) => {
          const chosen = standing.find((candidate) => candidate.bidId === bidId);
          set({ bidId, contractDays: chosen?.periodDays ?? null });
        }}
      />
      <DescriptionList
        items={[{ term: texts.price, value: `${formatMoney(price)}（${capitalAmount(price)}）`, wide: true }]}
      />
      <RecordField form={form} name="contractDays" />
      <RecordField form={form} name="reason" />
      <h3>{texts.preview}</h3>
      <p>{texts.noticeTo(winner?.businessName ?? '')}</p>
      <p>
        {texts.notice({
          ...{ title: result.title, code: result.code },
          ...{ price: formatMoney(price), words: capitalAmount(price) },
        })}
        {texts.noticeEnd}
      </p>
      <div>
        <Button pending={act.isBusy('award')} onClick={ask}>
          {texts.confirm}
        </Button>
      </div>
      <ConfirmDialog {...award.dialog} text={EVALUATION_MESSAGES.awardConfirm} confirmText={texts.confirm} />
    </SectionParts>
  );
}
