import { BusinessError } from '@jianzhu/api-client';
import { bookingRecord } from '@jianzhu/domain/visitor-forms';
import { Button, ButtonLink, SkeletonRows } from '@jianzhu/ui';
import { RadioGroup } from '@jianzhu/ui/fields';
import { DrawerForm } from '@jianzhu/ui/law';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import * as paths from '../../paths.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { dateOf } from '../../record/dates.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { lawCalls } from './law-calls.ts';
import type { ShownLawyer } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

export interface LawyerFormProps {
  readonly lawyer: ShownLawyer;
  /** Back to the lawyer. */
  readonly onClose: () => void;
}

interface Slot {
  readonly beginTime: string;
  readonly isFull: boolean;
}

/** "11月24日" of `YYYY-MM-DD`, and its weekday; a day without a free hour says so instead. */
function dayChoice(date: string, slots: readonly Slot[]) {
  const [, month = '', day = ''] = date.split('-');
  const disabled = slots.every(({ beginTime, isFull }) => isFull || dateOf(beginTime) !== date);
  const weekday = texts.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return { value: date, label: texts.dayName(month, day), note: disabled ? texts.full : weekday, disabled };
}

function timeChoice({ beginTime, isFull }: Slot) {
  return {
    value: beginTime,
    label: beginTime.slice(11, 16),
    disabled: isFull,
    ...(isFull && { note: texts.full }),
  };
}

/** The form for a consultation: a visitor proves the phone number, a member's is known. */
export default function BookingForm({ lawyer, onClose }: LawyerFormProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { userInfo } = useSession();
  const form = useSentForm();
  const { errors, isRunning, submit } = form;
  const { slots, load } = useSlots(lawyer.id);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [beginTime, setBeginTime] = useState<string | null>(null);
  const fields = useFieldValues(bookingRecord, errors, { name: userInfo?.realName ?? '' });
  const proof = usePhoneProof();
  const key = useRef(newKey());

  if (slots === null) return <SkeletonRows rows={4} />;
  if (slots === 'failed' || slots.every(({ isFull }) => isFull)) {
    return (
      <>
        <p role="alert">{slots === 'failed' ? texts.slotsFailed : texts.noSlots}</p>
        {slots === 'failed' && <Button onClick={() => void load()}>{texts.retry}</Button>}
        <ButtonLink variant="line" href={paths.customerService}>
          {texts.service}
        </ButtonLink>
        <Button variant="line" onClick={onClose}>
          {texts.back}
        </Button>
      </>
    );
  }
  const days = [...new Set(slots.map((slot) => dateOf(slot.beginTime)))].map((date) => dayChoice(date, slots));
  const openDays = days.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const day = openDays.find((value) => value === chosenDay) ?? openDays[0] ?? null;
  const times = slots.filter((slot) => dateOf(slot.beginTime) === day);
  const time = times.find((slot) => slot.beginTime === beginTime && !slot.isFull)?.beginTime ?? null;

  function violations(): FieldTexts {
    return {
      ...(time === null && { beginTime: texts.timeEmpty }),
      ...errorsOf(bookingRecord, fields.values),
      ...(!userInfo && proof.violations()),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    submit(violations(), 'beginTime', async () => {
      const law = await lawCalls(client);
      const owner = userInfo ? {} : { phone: proof.phone, smsCode: proof.smsCode };
      try {
        await law.book(
          { body: { lawyerId: lawyer.id, beginTime: time ?? '', ...v.parse(bookingRecord, fields.values), ...owner } },
          { idempotencyKey: key.current },
        );
      } catch (error) {
        if (error instanceof BusinessError) {
          // Another attempt is another booking; the slot may be somebody else's by now.
          key.current = newKey();
          void load();
        }
        throw error;
      }
      client.notify({ tone: 'success', text: texts.booked });
      onClose();
      await revalidate();
    });
  }

  return (
    <DrawerForm
      title={texts.book}
      onSubmit={send}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" pending={isRunning}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <RadioGroup id="day" label={texts.day} required look="cards" options={days} value={day} onChange={setDay} />
      <RadioGroup
        id="beginTime"
        label={texts.time}
        required
        look="cards"
        options={times.map(timeChoice)}
        value={time}
        error={errors.beginTime}
        onChange={setBeginTime}
      />
      <RecordField form={fields} name="name" />
      <RecordField form={fields} name="matter" help={texts.matterHint} />
      {userInfo ? (
        <p>{texts.ownPhone(userInfo.phoneMasked)}</p>
      ) : (
        <VisitorPhone scene="law" loginHint={texts.loginHint} form={form} proof={proof} />
      )}
    </DrawerForm>
  );
}

/** When consultations with a lawyer begin; null until that is known. */
function useSlots(id: string) {
  const client = usePortalClient();
  const [slots, setSlots] = useState<readonly Slot[] | 'failed' | null>(null);
  const load = useCallback(async () => {
    try {
      const law = await lawCalls(client);
      setSlots(await law.slots({ query: { id } }));
    } catch (error) {
      logUnlessShown(error);
      setSlots('failed');
    }
  }, [client, id]);
  useEffect(() => void load(), [load]);
  return { slots, load };
}
