import {
  BANK_CARD_MESSAGES,
  BANKS,
  bankCardRecord,
  CARD_OWNER,
  checkBankCardFields,
  readCardBin,
} from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { Button, ButtonLink } from '@jianzhu/ui';
import { RadioGroup, TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { Steps } from '@jianzhu/ui/record';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as v from 'valibot';
import * as paths from '../../paths.ts';
import { MemberPhone } from '../../phone-code/member-phone.tsx';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { fieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { type BankCard, bankCardCalls, type CardsFound } from './bank-card-calls.ts';
import { bindSteps } from './bind-steps.ts';
import { bankCardTexts as texts } from './messages.ts';

export interface BindFormProps {
  readonly found: CardsFound;
  readonly onBound: (card: BankCard) => void;
  readonly onClose: () => void;
}

const EMPTY: Values = {
  idCard: '',
  cardNo: '',
  bankCode: null,
  branchName: '',
  cnaps: '',
  reservePhone: '',
  isDefault: 0,
};

const kinds = [
  { value: String(CARD_OWNER.person), label: texts.person },
  { value: String(CARD_OWNER.company), label: texts.company },
];

/** Binds a card of the member or an account of the company (domain rules 13.1). */
export function BindForm({ found, onBound, onClose }: BindFormProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sent = useSentForm();
  const [kind, setKind] = useState<number>(found.companyName === '' ? CARD_OWNER.person : CARD_OWNER.company);
  const [values, setValues] = useState(EMPTY);
  const key = useRef(newKey());
  const set = (changed: Values) => setValues((now) => ({ ...now, ...changed }));
  const errors = { ...sent.errors, ...(sent.errors.reservePhone && { phone: sent.errors.reservePhone }) };
  const proof = usePhoneProof({
    phone: String(values.reservePhone),
    setPhone: (reservePhone) => set({ reservePhone }),
  });
  const isPerson = kind === CARD_OWNER.person;
  const holder = isPerson ? found.personName : found.companyName;
  const cardNo = String(values.cardNo);
  const bin = isPerson ? readCardBin(cardNo) : null;
  const filled = { ...values, ownerKind: kind };

  /** The bank follows the number until it is known; whoever has chosen another one keeps it. */
  function change(changed: Values) {
    const read = isPerson && typeof changed.cardNo === 'string' ? readCardBin(changed.cardNo) : null;
    set(read !== null && read.bankCode !== bin?.bankCode ? { ...changed, bankCode: read.bankCode } : changed);
  }

  function wrong() {
    const read = v.safeParse(bankCardRecord, filled);
    const { reservePhone: _phone, ...own } = errorsOf(bankCardRecord, filled);
    return {
      ...own,
      ...(read.success ? fieldTexts(checkBankCardFields(read.output, Date.now())) : {}),
      ...proof.violations(),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (sent.isRunning || holder === '') return;
    sent.submit(wrong(), 'cardNo', async () => {
      const calls = await bankCardCalls(client);
      const body = { ...filled, smsCode: proof.smsCode } as Parameters<typeof calls.bind>[0]['body']; // checked above
      const card = await calls.bind({ body }, { idempotencyKey: key.current });
      key.current = newKey();
      client.notify({ tone: 'success', text: isPerson ? texts.bound : texts.waiting });
      await revalidate();
      onBound(card);
    });
  }

  const form = { record: bankCardRecord, values: filled, errors, set: change };
  return (
    <form onSubmit={send} noValidate>
      <SectionParts>
        {!isPerson && <Steps steps={bindSteps(1)} />}
        <RadioGroup
          label={texts.ownerKind}
          required
          options={kinds}
          value={String(kind)}
          onChange={(chosen) => setKind(Number(chosen))}
        />
        {holder === '' ? (
          <InlineAlert
            tone="warning"
            action={
              <ButtonLink
                variant="line"
                size="compact"
                href={isPerson ? paths.personalCertification : paths.corporateCertification}
              >
                {texts.certify}
              </ButtonLink>
            }
          >
            {isPerson ? BANK_CARD_MESSAGES.personFirst : BANK_CARD_MESSAGES.companyFirst}
          </InlineAlert>
        ) : (
          <>
            <TextField
              label={isPerson ? texts.personName : texts.companyName}
              help={texts.holderHelp}
              readOnly
              value={holder}
              onChange={() => {}}
            />
            {isPerson && <RecordField form={form} name="idCard" required />}
            <RecordField
              form={form}
              name="cardNo"
              help={
                bin === null
                  ? undefined
                  : texts.binFound(dictionaryLabel(BANKS, bin.bankCode), bin.isCredit ? texts.credit : texts.debit)
              }
            />
            <RecordField form={form} name="bankCode" />
            {!isPerson && <RecordField form={form} name="branchName" required />}
            {!isPerson && <RecordField form={form} name="cnaps" />}
            <MemberPhone
              scene="bank-card"
              label={texts.phone}
              form={{ errors, setErrors: sent.setErrors }}
              proof={proof}
              otherWay={texts.askService}
              onOtherWay={() => void navigate(paths.customerService)}
            />
            <RecordField form={form} name="isDefault" />
          </>
        )}
        <div>
          {holder !== '' && (
            <Button type="submit" pending={sent.isRunning}>
              {sent.isRunning ? texts.submitting : texts.submit}
            </Button>
          )}{' '}
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </SectionParts>
    </form>
  );
}
