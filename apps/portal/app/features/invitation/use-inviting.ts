import {
  DEFAULT_INVITATION_DAYS,
  type ImportedRow,
  invitedRow,
  MOST_INVITED,
  readPhoneLines,
} from '@jianzhu/domain/invitations';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { type AskedRow, invitationCalls } from './invitation-calls.ts';
import { inviteTexts as texts } from './messages.ts';

const { phone: _phone, name: _name, ...offered } = invitedRow.entries;
/** What everybody on the page will be, where a row does not say something else. */
const offerRecord = v.object(offered);

/** What became of a phone. */
export interface SentRow {
  readonly phone: string;
  /** Null where it was invited. */
  readonly message: string | null;
}

const startOf = (): Values => ({
  ...{ roleIds: [], department: '', position: '', message: '', expireDays: DEFAULT_INVITATION_DAYS },
});

/** The form that invites: phones that are typed, rows of a file, and what they will be. */
export function useInviting() {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit, setErrors } = useSentForm();
  const [phones, setPhones] = useState('');
  const [imported, setImported] = useState<readonly ImportedRow[]>([]);
  const [values, setValues] = useState<Values>(startOf);
  const [results, setResults] = useState<readonly SentRow[]>([]);
  const keys = useRef(new Map<number, string>());
  const typed = readPhoneLines(phones);
  const count = typed.length + imported.length;
  /** Of those, whom an invitation is sent to: wrong lines are mended first, and a phone counts once. */
  const seats = new Set([...typed.filter(({ message }) => message === null), ...imported].map(({ phone }) => phone))
    .size;

  function findWrong() {
    const wrong = typed.flatMap(({ phone, message }) => (message === null ? [] : [texts.wrongLine(phone, message)]));
    const noRoleNeeded = typed.length === 0 && imported.every(({ roleIds }) => roleIds.length > 0);
    const { roleIds, ...others } = errorsOf(offerRecord, values);
    return {
      ...(count === 0 && { phones: texts.phonesEmpty }),
      ...(wrong.length > 0 && { phones: texts.wrongLines(wrong) }),
      ...(roleIds !== undefined && !noRoleNeeded && { roleIds }),
      ...others,
    };
  }

  /** Every row with what it does not say itself. */
  function rowsToSend(): readonly AskedRow[] {
    const rows = [
      ...typed.map(({ phone, name }) => ({ phone, name, roleIds: [], department: '', position: '' })),
      ...imported,
    ];
    return rows.map((row) =>
      v.parse(invitedRow, {
        ...{ ...values, phone: row.phone, name: row.name },
        roleIds: row.roleIds.length > 0 ? row.roleIds : values.roleIds,
        department: row.department || values.department,
        position: row.position || values.position,
      }),
    );
  }

  /** In parts, as many as one call takes; what one has answered stays shown whatever becomes of the next. */
  function send() {
    submit(findWrong(), 'phones', async () => {
      const calls = await invitationCalls(client);
      const rows = rowsToSend();
      setResults([]);
      const told: SentRow[] = [];
      for (let first = 0; first < rows.length; first += MOST_INVITED) {
        const key = keys.current.get(first) ?? newKey();
        keys.current.set(first, key);
        const part = rows.slice(first, first + MOST_INVITED);
        const { ok, failed } = await calls.add({ body: { rows: [...part] } }, { idempotencyKey: key });
        told.push(
          ...ok.map(({ phone }) => ({ phone, message: null })),
          ...failed.map(({ phone, msg }) => ({ phone, message: msg })),
        );
        setResults([...told]);
      }
      keys.current.clear();
      keepFailed(told);
      const failed = told.filter(({ message }) => message !== null).length;
      client.notify({ tone: failed === 0 ? 'success' : 'warning', text: texts.outcome(told.length - failed, failed) });
      await revalidate();
    });
  }

  /** What was sent leaves the form; the rest stays to be mended. */
  function keepFailed(told: readonly SentRow[]) {
    const isFailed = (phone: string) => told.some((row) => row.phone === phone && row.message !== null);
    const left = typed.filter(({ phone }) => isFailed(phone)).map(({ phone, name }) => `${name} ${phone}`.trim());
    setPhones(left.join('\n'));
    setImported(imported.filter(({ phone }) => isFailed(phone)));
  }

  return {
    ...{ errors, setErrors, isRunning, phones, imported, values, results, count, seats, send },
    record: offerRecord,
    set(changed: Values) {
      keys.current.clear();
      setValues((now) => ({ ...now, ...changed }));
    },
    setPhones(text: string) {
      keys.current.clear();
      setPhones(text);
    },
    /** The last row of a phone counts. */
    take(rows: readonly ImportedRow[]) {
      keys.current.clear();
      const isNew = ({ phone }: ImportedRow) => !rows.some((row) => row.phone === phone);
      setImported((before) => [...before.filter(isNew), ...rows]);
    },
    remove(phone: string | null) {
      keys.current.clear();
      setImported((before) => (phone === null ? [] : before.filter((row) => row.phone !== phone)));
    },
  };
}
