import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { usePortalClient } from '../portal-client.ts';
import { useAct } from './use-act.ts';

/** The editor of a sheet that is kept as a draft until it is handed in. */
interface Editor<Fields> {
  readonly isDraft: boolean;
  readonly autosave: { flush(): Promise<unknown> };
  /** Its fields; null while something is wrong with them, which it then shows. */
  checked(): Fields | null;
  seen(): { readonly id?: string | undefined; readonly version: number };
  /** Whether it shows by itself what was refused. */
  refuse(error: unknown): boolean;
}

interface Submission<Fields> {
  /** @param body with what was seen of the record; of a new one, with nothing of it */
  readonly send: (
    body: Fields & { readonly id?: string; readonly version?: number },
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly id: string }>;
  /** What is told once it is handed in. */
  readonly done: string;
  /** Where it leads then. */
  readonly hrefOf: (id: string) => string;
}

/** Hands a sheet in, once its author has confirmed it: asked when it is whole, sent behind its last save. */
export function useSheetSubmission<Fields extends object>(
  editor: Editor<Fields>,
  { send, done, hrefOf }: Submission<Fields>,
) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  function submit(): void {
    const fields = editor.checked();
    if (fields === null) {
      setAsked(false);
      return;
    }
    void act
      .run('submit', async (idempotencyKey) => {
        // A save under way would make this one outdated.
        if (editor.isDraft) await editor.autosave.flush();
        const { id, version } = editor.seen();
        try {
          const sent = await send({ ...fields, ...(id !== undefined && { id, version }) }, { idempotencyKey });
          client.notify({ tone: 'success', text: done });
          flushSync(() => setSubmitted(true));
          await navigate(hrefOf(sent.id), { replace: true });
          return undefined;
        } catch (error) {
          if (!editor.refuse(error)) throw error;
          return undefined;
        }
      })
      .then(() => setAsked(false));
  }

  return {
    isAsked,
    isSubmitted,
    isBusy: act.isBusy('submit'),
    lost: act.lost,
    /** Asks whether it is to be handed in, if it is whole. */
    ask(): void {
      if (editor.checked() !== null) setAsked(true);
    },
    giveUp: () => setAsked(false),
    submit,
  };
}
