import { BusinessError, isApiError } from '@jianzhu/api-client';
import { formatDateTime } from '@jianzhu/domain';
import { MODIFY_STATUS } from '@jianzhu/upload';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import * as v from 'valibot';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { changesOf, emptyValues, merge, type RecordSchema, type Theirs, type Values } from '../../record/form-state.ts';
import { recordTexts } from '../../record/messages.ts';
import { readConflict } from '../../record/read-conflict.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { keptFields } from './kept-fields.ts';
import type { CertificateFile } from './use-certificate-file.tsx';
import { useTimedSave } from './use-timed-save.ts';

/** An application as the form has seen it. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

export interface ApplicationOptions<Draft extends RecordSchema> {
  /** As it is handed in, and what a save keeps of it. */
  readonly record: RecordSchema;
  readonly draft: Draft;
  /** What is being filled in; null before the first save. */
  readonly application:
    | (Seen & { readonly fieldReasons: readonly { readonly field: string; readonly reason: string }[] })
    | null;
  /** What stands in the form when it is opened, besides its files; also what no field of the record keeps. */
  readonly start: () => Values;
  readonly files: Readonly<Record<string, CertificateFile>>;
  /** The field that a refusal is about which names none. */
  readonly mainField: string;
  /** By quiet calls. `values`: all that stands in the form. */
  readonly save: (body: v.InferOutput<Draft> & Partial<Seen>, values: Values) => Promise<Seen>;
  readonly submit: (
    body: Seen & { readonly smsCode: string; readonly agree: 1 },
    idempotencyKey: string,
  ) => Promise<unknown>;
}

interface State {
  /** As it was saved last. */
  readonly base: Values;
  readonly values: Values;
}

/** What became of the last save: 14:02, or null where it got no answer. */
type Kept = { readonly time: string | null };

/** The form of an application: what stands in it, how it is kept without a loss, and how it is handed in (domain rules 15). */
export function useApplication<Draft extends RecordSchema>(options: ApplicationOptions<Draft>) {
  const { record, draft, application, start, files, mainField } = options;
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Handed in or taken back in another tab: the page shows what has become of it.
  const sent = useSentForm(() => void revalidate());
  const [state, setState] = useState<State>(() => {
    const values = start();
    return { base: values, values };
  });
  const seen = useRef<Seen | null>(application && { id: application.id, version: application.version });
  /** The save that goes by itself: others wait for it, and make a change of what it has made. */
  const quiet = useRef<Promise<unknown>>(Promise.resolve());
  const [kept, setKept] = useState<Kept | null>(null);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [theirs, setTheirs] = useState<(Theirs & { readonly id: string }) | null>(null);
  const [isLeft, setLeft] = useState(false);
  const filesNow = () => Object.fromEntries(Object.entries(files).map(([name, file]) => [name, idsOf(file)]));
  const [filesOpened] = useState(filesNow);
  const [filesSent, setFilesSent] = useState(filesOpened);
  /** What is said of a file goes away with it. */
  const stands = (name: string, of: Readonly<Record<string, string>>) =>
    !(name in files) || of[name] === filesNow()[name];
  /** What was handed in last without an answer. */
  const unanswered = useRef<(Seen & { readonly smsCode: string; readonly key: string }) | null>(null);
  const { base, values } = state;
  const words = wordsOf(draft, files);
  const merged = theirs && merge(words, base, values, theirs.values);
  const isChanged =
    !isLeft &&
    (Object.keys(changesOf(base, values)).length > 0 || Object.values(files).some(({ isUnsaved }) => isUnsaved));
  // What the review asks stands at its field until that is changed.
  const asked = (application?.fieldReasons ?? []).filter(
    ({ field }) => !mended.has(field) && stands(field, filesOpened),
  );

  const filled = (of: State = state): Values => ({
    ...of.values,
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.value()])),
  });

  async function save(of: State = state): Promise<Seen> {
    const { body, saved, written } = keptFields(draft, { base: of.base, values: filled(of), typed: of.values });
    const { id, version } = await options.save({ ...body, ...seen.current }, of.values);
    seen.current = { id, version };
    setState((now) => ({
      base: { ...of.values, ...saved, ...written },
      values: {
        ...now.values,
        ...Object.fromEntries(Object.entries(written).filter(([name]) => now.values[name] === of.values[name])),
      },
    }));
    setKept({ time: formatDateTime(Date.now()).slice(11, 16) });
    await revalidate();
    return seen.current;
  }

  /** Shows what others have saved meanwhile beside what stands here. */
  async function meet(late: Theirs & { readonly id: string }): Promise<void> {
    // Their files come with the page, where none was chosen here.
    await revalidate();
    // Numbers of people are not given back: none is typed there.
    const known = Object.entries(late.values).filter(([, value]) => value !== undefined);
    setTheirs({ ...late, values: { ...emptyValues(words), ...Object.fromEntries(known) } });
  }

  /** Does what the form sends; what others have saved meanwhile is shown beside what stands here. */
  function send(found: FieldTexts, work: () => Promise<void>): void {
    setFilesSent(filesNow());
    sent.submit(found, mainField, async () => {
      await quiet.current;
      try {
        await work();
      } catch (error) {
        const late = readConflict(words, error);
        if (late === null) throw error;
        await meet(late);
      }
    });
  }

  useTimedSave({
    isOn: isChanged && !sent.isRunning && theirs === null,
    save() {
      quiet.current = save().catch(async (error: unknown) => {
        if (!isApiError(error)) throw error;
        setKept({ time: null });
        const late = readConflict(words, error);
        if (late !== null) await meet(late);
      });
      return quiet.current;
    },
  });

  function keep(found: FieldTexts, of: State = state): void {
    send(found, async () => {
      await save(of);
      client.notify({ tone: 'success', text: texts.saved });
    });
  }

  return {
    /** As the fields of a record take it. */
    form: {
      record,
      values,
      errors: {
        ...Object.fromEntries(asked.map(({ field, reason }) => [field, reason])),
        ...Object.fromEntries(Object.entries(sent.errors).filter(([name]) => stands(name, filesSent))),
      } as FieldTexts,
      set(changed: Values) {
        setState((now) => ({ ...now, values: { ...now.values, ...changed } }));
        setMended((names) => new Set([...names, ...Object.keys(changed)]));
      },
    },
    sent,
    filled,
    /** Leaving now would lose something. */
    isChanged,
    /** When it was saved last, or that it could not be; null before the first time. */
    note: kept && (kept.time === null ? recordTexts.autosaveFailed : texts.kept(kept.time)),
    /** Saves what stands here, with what is known better by now. */
    save: (changed: Values = {}) => save({ ...state, values: { ...values, ...changed } }),
    send,
    /** Saves what stands here, with nothing required yet. */
    keep: (found: FieldTexts) => keep(found),
    /** Hands in what stands here; once, also where the answer was lost. */
    handIn(found: FieldTexts, smsCode: string): void {
      send(found, async () => {
        const last = unanswered.current;
        const isAgain = last !== null && last.smsCode === smsCode && !isChanged;
        const { key, ...now } = isAgain ? last : { ...(await save()), smsCode, key: newKey() };
        unanswered.current = { ...now, key };
        try {
          await options.submit({ ...now, agree: 1 }, key);
        } catch (error) {
          if (error instanceof BusinessError) unanswered.current = null;
          throw error;
        }
        client.notify({ tone: 'success', text: texts.submitted });
        // Before the page is left, which the guard would ask about.
        flushSync(() => setLeft(true));
        await navigate(paths.myCertification);
      });
    },
    /** What others have saved meanwhile, as its dialog takes it. */
    conflict: {
      theirs: theirs && merged && { ...theirs, ...merged },
      isBusy: sent.isRunning,
      resolve(chosen: ReadonlySet<string>) {
        if (theirs === null || merged === null) return;
        const picked = Object.entries(theirs.values).filter(([name]) => chosen.has(name));
        const next = {
          base: { ...base, ...theirs.values },
          values: { ...values, ...merged.values, ...Object.fromEntries(picked) },
        };
        seen.current = { id: theirs.id, version: theirs.version };
        setState(next);
        setTheirs(null);
        keep({}, next);
      },
      closeConflict: () => setTheirs(null),
    },
  };
}

/** Which files stand in a widget. */
const idsOf = (file: CertificateFile): string =>
  file
    .value()
    .filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted)
    .map(({ id }) => id)
    .join();

export type ApplicationForm = ReturnType<typeof useApplication>;

/** What is typed and chosen; files have widgets with a state of their own. */
const wordsOf = ({ entries }: RecordSchema, files: object): RecordSchema =>
  v.object(Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in files))));
