import { BusinessError } from '@jianzhu/api-client';
import {
  checkSupplierProfile,
  SUPPLIER_PROFILE_MESSAGES,
  type SupplierProfileFields,
  supplierProfileRecord,
} from '@jianzhu/domain/supplier-profiles';
import { useRef } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import type { Values } from '../../record/form-state.ts';
import { newKey, useAct } from '../../record/use-act.ts';
import type { Draft } from '../../record/use-draft.ts';
import { useRecordForm } from '../../record/use-record-form.ts';
import { supplierProfileTexts as texts } from './messages.ts';
import { profileCalls, type SupplierProfile } from './profile-calls.ts';

/** A version of the profile as its author saw it. */
type Seen = Pick<SupplierProfile, 'id' | 'version'>;

/** The form of the profile, and what its owner does with the review of it. */
export function useProfileForm(profile: SupplierProfile | null, draft: Draft | null) {
  const client = usePortalClient();
  const act = useAct();
  const isHandedIn = useRef(false);
  /** Of the version that was handed in last: sent again without an answer it is one submission. */
  const handedIn = useRef({ of: '', key: '' });
  /** The first profile, which a colleague has written since this page was opened: what is saved next is a change of it. */
  const first = useRef<Seen>(undefined);
  function rememberFirst(error: unknown): never {
    const late = profile === null && error instanceof BusinessError ? v.safeParse(conflict, error.data) : null;
    if (late?.success) first.current = late.output.current;
    throw error;
  }

  const form = useRecordForm(supplierProfileRecord, {
    form: 'supplier_profile',
    found: { record: profile as (SupplierProfile & Values) | null, draft },
    save: async (body, idempotencyKey) => {
      const calls = await profileCalls(client);
      const saved = await calls.save({ body: { ...body, ...first.current } }, { idempotencyKey }).catch(rememberFirst);
      if (isHandedIn.current) await handInSaved(saved);
      return saved;
    },
    // The page stays, and takes up what was saved as it is loaded anew.
    onSaved: () => undefined,
  });

  async function handIn({ id, version }: Seen): Promise<void> {
    const of = `${id} ${version}`;
    if (handedIn.current.of !== of) handedIn.current = { of, key: newKey() };
    await (await profileCalls(client)).submit({ body: { id, version } }, { idempotencyKey: handedIn.current.key });
  }

  /** What was saved stays so, whatever becomes of its submission. */
  async function handInSaved(saved: Seen): Promise<void> {
    try {
      await handIn(saved);
      client.notify({ tone: 'success', text: SUPPLIER_PROFILE_MESSAGES.submitted });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      client.notify({ tone: 'warning', text: texts.submitFailed(error.message) });
    }
  }

  function send(thenHandIn: boolean): void {
    if (form.isBusy) return;
    isHandedIn.current = thenHandIn;
    form.submit();
  }

  const ofProfile = (name: 'withdraw' | 'discard', done: string) =>
    act.run(name, async () => {
      if (profile === null) return undefined;
      const { id, version } = profile;
      await (await profileCalls(client))[name]({ body: { id, version } });
      return done;
    });

  const acts = {
    lost: act.lost,
    isBusy: act.isBusy,
    save: () => send(false),
    /** What is not saved yet is saved first. */
    submit(): void {
      if (profile === null || form.isChanged) {
        send(true);
        return;
      }
      void act.run('submit', async () => {
        await handIn(profile);
        return SUPPLIER_PROFILE_MESSAGES.submitted;
      });
    },
    withdraw: () => void ofProfile('withdraw', SUPPLIER_PROFILE_MESSAGES.withdrawn),
    discard: () => void ofProfile('discard', SUPPLIER_PROFILE_MESSAGES.discarded),
  };
  const between = betweenFields(form.values);
  return { form: { ...form, errors: { ...(form.isChanged ? between : {}), ...form.errors } }, acts };
}

/** What a refusal says of the profile that stands. */
const conflict = v.object({ current: v.object({ id: v.string(), version: v.number() }) });

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
export type ProfileActs = ReturnType<typeof useProfileForm>['acts'];

/** What the lists of the form make of each other, told while they are chosen. */
function betweenFields(values: Values): Readonly<Record<string, string>> {
  const listed = (name: string) => (Array.isArray(values[name]) ? values[name] : []);
  // Lists are chosen and not typed: what stands in them has gone through the rules of its row.
  const fields = {
    ...values,
    mainCategories: listed('mainCategories'),
    supplyRegions: listed('supplyRegions'),
    serviceTags: listed('serviceTags'),
    brands: listed('brands'),
    warehouse: listed('warehouse'),
  } as unknown as SupplierProfileFields;
  return Object.fromEntries(checkSupplierProfile(fields).map(({ field, message }) => [field, message]));
}
