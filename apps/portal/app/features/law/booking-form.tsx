import { BusinessError } from '@jianzhu/api-client';
import { MATTER_LENGTH } from '@jianzhu/domain/forms';
import { Button, ButtonLink, SkeletonRows, TextLink } from '@jianzhu/ui';
import { RadioGroup, TextArea, TextField } from '@jianzhu/ui/fields';
import { DrawerForm } from '@jianzhu/ui/law';
import { Select } from '@jianzhu/ui/select';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import * as paths from '../../paths.ts';
import { checkPhoneCode } from '../../phone-code/check-phone-code.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { dateOf } from '../../record/dates.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { lawCalls } from './law-calls.ts';
import type { ShownLawyer } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

export interface LawyerFormProps {
  readonly lawyer: ShownLawyer;
  /** Back to the lawyer. */
  readonly onClose: () => void;
}

/** "11月24日 周二" of `YYYY-MM-DD`. */
function dayName(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return texts.dayName(month, day, texts.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '');
}

/** The form for a consultation: a visitor proves the phone number, a member's is known. */
export default function BookingForm({ lawyer, onClose }: LawyerFormProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { userInfo } = useSession();
  const { login } = useLoginLinks();
  const { errors, isRunning, submit, setErrors } = useSentForm();
  const { slots, load } = useSlots(lawyer.id);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [beginTime, setBeginTime] = useState<string | null>(null);
  const [name, setName] = useState(userInfo?.realName ?? '');
  const [matter, setMatter] = useState('');
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const key = useRef(newKey());

  if (slots === null) return <SkeletonRows rows={4} />;
  if (slots === 'failed' || slots.length === 0) {
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
  const days = [...new Set(slots.map(dateOf))];
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : days[0];
  const times = slots.filter((slot) => dateOf(slot) === day);
  const time = times.find((slot) => slot === beginTime) ?? null;

  function violations(): FieldTexts {
    return {
      ...(time === null && { beginTime: texts.timeEmpty }),
      ...([...name.trim()].length < 2 && { name: texts.nameShort }),
      ...([...matter.trim()].length < MATTER_LENGTH.min && { matter: texts.matterShort(MATTER_LENGTH.min) }),
      ...(!userInfo && checkPhoneCode(phone, smsCode)),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    submit(violations(), 'beginTime', async () => {
      const law = await lawCalls(client);
      const owner = userInfo ? {} : { phone, smsCode };
      try {
        await law.book(
          { body: { lawyerId: lawyer.id, beginTime: time ?? '', name, matter, ...owner } },
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
      <Select
        id="day"
        label={texts.day}
        required
        options={days.map((value) => ({ value, label: dayName(value) }))}
        value={day ?? null}
        onChange={setDay}
      />
      <RadioGroup
        id="beginTime"
        label={texts.time}
        required
        options={times.map((value) => ({ value, label: value.slice(11, 16) }))}
        value={time}
        error={errors.beginTime}
        onChange={setBeginTime}
      />
      <TextField
        id="name"
        label={texts.name}
        required
        value={name}
        error={errors.name}
        onChange={setName}
        maxLength={20}
      />
      <TextArea
        id="matter"
        label={texts.matter}
        required
        help={texts.matterHint}
        value={matter}
        error={errors.matter}
        onChange={setMatter}
        maxLength={MATTER_LENGTH.max}
      />
      {userInfo ? (
        <p>{texts.ownPhone(userInfo.phoneMasked)}</p>
      ) : (
        <>
          <VisitorPhone
            scene="law"
            phone={phone}
            onPhone={setPhone}
            code={smsCode}
            onCode={setSmsCode}
            errors={errors}
            onErrors={setErrors}
          />
          <p>
            {texts.loginHint}
            <TextLink href={login}>{texts.goToLogin}</TextLink>
          </p>
        </>
      )}
    </DrawerForm>
  );
}

/** When a lawyer is free; null until that is known. */
function useSlots(id: string) {
  const client = usePortalClient();
  const [slots, setSlots] = useState<readonly string[] | 'failed' | null>(null);
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
