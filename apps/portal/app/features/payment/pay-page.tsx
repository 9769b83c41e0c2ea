import { dictionaryLabel } from '@jianzhu/domain/forms';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import {
  DEPOSIT_MESSAGES,
  guaranteeRecord,
  PAY_METHOD,
  PAY_STATUS,
  PAY_TYPE,
  type PayType,
  voucherRecord,
} from '@jianzhu/domain/payments';
import { DEPOSIT_METHODS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { FormPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { PROOFS } from '../../cashier/cashier-transfer.tsx';
import { proofTexts } from '../../cashier/messages.ts';
import { type Bill, payCalls } from '../../cashier/pay-calls.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { errorsOf, type RecordSchema, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useSentForm } from '../../record/use-sent-form.ts';
import { BondAnswer } from './bond-answer.tsx';
import { payTexts as texts } from './messages.ts';
import { OrderState } from './order-state.tsx';
import { TransferAccount } from './transfer-account.tsx';

/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];

/** What each method asks for; online pays without a form. */
const FORMS: Readonly<Record<number, { readonly record: RecordSchema; readonly fields: readonly string[] }>> = {
  [PAY_METHOD.transfer]: { record: voucherRecord, fields: ['payerName', 'paidAmount', 'paidDate'] },
  [PAY_METHOD.bankGuarantee]: {
    record: guaranteeRecord,
    fields: ['guaranteeNo', 'issuer', 'guaranteeAmount', 'validUntil'],
  },
  [PAY_METHOD.insurance]: {
    record: guaranteeRecord,
    fields: ['guaranteeNo', 'issuer', 'guaranteeAmount', 'validUntil'],
  },
};

export interface PayPageProps {
  readonly bill: Bill;
  readonly payType: PayType;
  /** As the address names it; the first that the tender takes unless it does. */
  readonly method: number | null;
  readonly officeViewer: string | null;
}

/** Pays the fee of a tender's documents, or its deposit (domain rules 5.5). */
export function PayPage({ bill, payType, method: asked, officeViewer }: PayPageProps) {
  const head = useMemberHead(texts.titles[payType]);
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useRecordNews('tender', revalidate);
  const { errors, isRunning, submit } = useSentForm();
  const { tender, amount, methods, refusal, isPaid } = bill;
  const method = asked !== null && methods.includes(asked) ? asked : (methods[0] ?? PAY_METHOD.online);
  const asksFor = FORMS[method];
  const [values, setValues] = useState<Values>({ paidAmount: amount, guaranteeAmount: amount });
  const [agreed, setAgreed] = useState(false);
  const key = useRef(newKey());
  const isVoucher = method === PAY_METHOD.transfer;
  const files = useRecordFiles({
    ...{ name: `pay-${tender.id}-${payType}-${method}`, label: isVoucher ? proofTexts.voucher : texts.guarantee },
    ...{ rules: PROOFS, saved: NO_FILES, officeViewer, readOnly: false },
  });
  const set = (changed: Values) => setValues((now) => ({ ...now, ...changed }));

  function send() {
    const filled = { ...values, files: files.value() };
    const found = asksFor === undefined ? {} : errorsOf(asksFor.record, filled);
    submit(agreed ? found : { ...found, agreed: DEPOSIT_MESSAGES.agreement }, 'agreed', async () => {
      const { deposit } = await payCalls(client);
      const body = { tenderId: tender.id, payType, method: method as 1 | 2 | 3 | 4, agreed: 1 as const };
      const details = asksFor === undefined ? {} : filled;
      const made = await deposit.create({ body: { ...body, ...details } as Body }, { idempotencyKey: key.current });
      key.current = newKey();
      // Where money is moved the cashier knows the ways to pay.
      if (made.status === PAY_STATUS.open && made.orderId !== null) return navigate(`${paths.pay}?id=${made.orderId}`);
      client.notify({ tone: 'success', text: asksFor === undefined ? texts.started : texts.submitted });
      await revalidate();
    });
  }

  const kindTab = (kind: number) => ({
    ...{ key: String(kind), label: kind === PAY_TYPE.fee ? DEPOSIT_MESSAGES.fee : DEPOSIT_MESSAGES.deposit },
    href: `${paths.tenderFees}?tenderId=${tender.id}&payType=${kind}`,
  });
  const here = (chosen: number) => `${paths.tenderFees}?tenderId=${tender.id}&payType=${payType}&method=${chosen}`;
  const isOpen = refusal === null;
  return (
    <FormPage
      {...head}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      notice={
        <>
          {!isOpen && !isPaid && <InlineAlert tone="warning">{`${texts.closed}：${refusal.message}`}</InlineAlert>}
          <OrderState bill={bill} />
          <BondAnswer bill={bill} />
          {(bill.deposit?.reason ?? '') !== '' && isOpen && (
            <InlineAlert tone="warning">{texts.failed(bill.deposit?.reason ?? '')}</InlineAlert>
          )}
        </>
      }
      onSubmit={() => {
        if (!isRunning && isOpen) send();
      }}
      buttons={
        <>
          <ButtonLink variant="line" href={paths.myBids}>
            {texts.back}
          </ButtonLink>
          <Button type="submit" pending={isRunning} disabled={!isOpen || files.isUploading}>
            {isRunning ? texts.saving : asksFor === undefined ? texts.confirm : texts.handIn}
          </Button>
        </>
      }
      sections={[
        {
          key: 'bill',
          title: texts.summary,
          content: (
            <>
              {bill.payTypes.length > 1 && (
                <LinkTabs label={texts.kinds} current={String(payType)} tabs={bill.payTypes.map(kindTab)} />
              )}
              <DescriptionList items={factsOf(bill, payType)} />
            </>
          ),
        },
        {
          key: 'method',
          title: texts.method,
          content: (
            <>
              <LinkTabs
                label={texts.method}
                current={String(method)}
                tabs={methods.map((one) => ({
                  ...{ key: String(one), label: dictionaryLabel(DEPOSIT_METHODS, one), href: here(one) },
                }))}
              />
              {method === PAY_METHOD.online && <InlineAlert>{texts.online}</InlineAlert>}
              {isVoucher && <TransferAccount bill={bill} payType={payType} />}
              {asksFor?.fields.map((name) => (
                <RecordField
                  key={name}
                  form={{ record: asksFor.record, values, errors, set }}
                  name={name}
                  help={name === 'validUntil' ? texts.guaranteeUntil(bill.guaranteeUntil) : undefined}
                />
              ))}
              {asksFor !== undefined && (
                <FieldGroup
                  id="files"
                  label={isVoucher ? proofTexts.voucher : texts.guarantee}
                  required
                  help={proofTexts.help}
                  error={errors.files}
                >
                  {files.table}
                </FieldGroup>
              )}
            </>
          ),
        },
        {
          key: 'terms',
          title: texts.terms.title,
          content: (
            <>
              <ul>
                {texts.terms.items[payType]?.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <FieldGroup id="agreed" label={texts.terms.title} error={errors.agreed}>
                <Checkbox label={texts.agreement} checked={agreed} onChange={setAgreed} />
              </FieldGroup>
            </>
          ),
        },
      ]}
    />
  );
}

/** What the call takes; the forms have read the rest. */
type Body = Parameters<Awaited<ReturnType<typeof payCalls>>['deposit']['create']>[0]['body'];

const factsOf = ({ tender, amount, deadline }: Bill, payType: PayType) => [
  { term: texts.facts.title, value: tender.title },
  { term: texts.facts.code, value: tender.code },
  { term: texts.facts.buyer, value: tender.buyerName },
  { term: texts.facts.item, value: payType === PAY_TYPE.fee ? DEPOSIT_MESSAGES.fee : DEPOSIT_MESSAGES.deposit },
  { term: texts.facts.amount, value: formatMoney(amount) },
  { term: texts.facts.words, value: capitalAmount(amount) },
  { term: texts.facts.deadline, value: deadline.slice(0, 16) },
];
