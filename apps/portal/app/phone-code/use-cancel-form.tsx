import { type ReactNode, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../portal-client.ts';
import { newKey } from '../record/use-act.ts';
import { useSentForm } from '../record/use-sent-form.ts';
import { usePhoneProof } from './use-phone-proof.ts';
import { VisitorPhone, type VisitorPhoneProps } from './visitor-phone.tsx';

/** The number that something was taken with, where it is not that of the member. */
type Owner = { readonly phone: string; readonly smsCode: string } | Record<string, never>;

interface Cancelled {
  readonly scene: VisitorPhoneProps['scene'];
  /** Whether the member has taken it, so that the login proves enough. */
  readonly isOwn: boolean;
  readonly cancel: (owner: Owner, options: { readonly idempotencyKey: string }) => Promise<void>;
  /** What is told once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Gives back what a public form has taken: who did not take it as a member proves the number that did. */
export function useCancelForm({ scene, isOwn, cancel, done, onClose }: Cancelled) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const proof = usePhoneProof();
  const key = useRef(newKey());

  function send(): void {
    form.submit(isOwn ? {} : proof.violations(), 'phone', async () => {
      const owner = isOwn ? {} : { phone: proof.phone, smsCode: proof.smsCode };
      await cancel(owner, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: done });
      onClose();
      await revalidate();
    });
  }

  const refused: ReactNode = form.errors.phone && <p role="alert">{form.errors.phone}</p>;
  const fields = isOwn ? refused : <VisitorPhone scene={scene} form={form} proof={proof} />;
  return { isRunning: form.isRunning, send, fields };
}
