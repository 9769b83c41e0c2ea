import { dictionaryLabel } from '@jianzhu/domain/forms';
import { capitalAmount } from '@jianzhu/domain/money';
import { DEPOSIT_STATUS, depositMachine } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { DEPOSIT_METHODS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink, Tag } from '@jianzhu/ui';
import { RailAmount, RailButtons, RailCard, RailFacts, RailHint } from '@jianzhu/ui/pages';
import { loadPart } from '../../errors/load-part.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { useMay } from '../../session/use-may.ts';
import { useActs } from '../../use-acts.ts';
import { ownDepositTexts as texts } from './deposit-messages.ts';
import type { ParticipatingTender } from './participation.tsx';
import { payHref } from './sign-up-links.ts';

/** The deposit of the own company for a tender: how much, how far, and its voucher; nothing where none is asked for. */
export function DepositCard({ tender }: { readonly tender: ParticipatingTender }) {
  const may = useMay();
  const { start, isRunning } = useActs();
  const { id, code, title, depositAmount, depositDeadline, supplier } = tender;
  const { deposit = null, depositStatus = null } = supplier?.signUp ?? {};
  const amount = deposit?.amount ?? depositAmount ?? 0;
  if (amount === 0) return null;
  const status = depositStatus ?? DEPOSIT_STATUS.due;
  const look = statusLook(depositMachine, status);
  const { method = null, payCode = '', payTime = '' } = deposit ?? {};
  const facts = [
    { term: texts.facts.method, value: method === null ? '—' : dictionaryLabel(DEPOSIT_METHODS, method) },
    ...(payCode === '' ? [] : [{ term: texts.facts.code, value: payCode }]),
    ...(payTime === '' ? [] : [{ term: texts.facts.time, value: payTime.slice(0, 16) }]),
    { term: texts.facts.deadline, value: depositDeadline.slice(0, 16) || '—' },
  ];

  async function save() {
    const { saveFile } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const lines = [
      { term: texts.facts.tender, value: `${title} ${code}` },
      { term: texts.facts.amount, value: `${plainAmount(amount)}${texts.unit}（${capitalAmount(amount)}）` },
      ...facts,
      { term: texts.facts.status, value: look.label },
    ].map(({ term, value }) => `${term}：${value}`);
    // The mark has every editor read it as UTF-8.
    const text = `\ufeff${[texts.voucher, ...lines, ''].join('\r\n')}`;
    saveFile(new Blob([text], { type: 'text/plain' }), texts.voucherFile(code));
  }

  return (
    <RailCard title={texts.title} tag={depositStatus !== null && <Tag tone={look.tone}>{look.label}</Tag>}>
      <RailAmount amount={plainAmount(amount)} unit={texts.unit} words={capitalAmount(amount)} />
      <RailFacts facts={facts} />
      <RailHint>{texts.refund}</RailHint>
      <RailButtons>
        {payTime !== '' && (
          <Button variant="line" size="compact" pending={isRunning('save')} onClick={() => void start('save', save)}>
            {texts.download}
          </Button>
        )}
        {deposit !== null && may('bid_pay') && (
          <ButtonLink variant="line" size="compact" href={payHref(id, 2)}>
            {texts.view}
          </ButtonLink>
        )}
      </RailButtons>
    </RailCard>
  );
}
