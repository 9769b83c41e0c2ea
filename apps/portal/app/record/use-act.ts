import { type ApiError, HttpStatusError, isApiError } from '@jianzhu/api-client';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureToast } from '../api/failure-toast.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import { recordTexts as texts } from './messages.ts';

/** An act whose answer never came: it may have been done or not. */
export interface LostAct {
  readonly text: string;
  /** Sends it once more, with the key that makes both one. */
  retry(): void;
}

export interface RecordAct {
  /**
   * Does something to a record, once at a time under its name: then tells what the act answers, if anything, and loads
   * the page anew unless the act has left it. Calls in it are quiet ones; what they fail with is shown here.
   *
   * @param act gets the idempotency key of the attempt, the same until an answer has come
   */
  run(name: string, act: (key: string) => Promise<string | undefined>): Promise<void>;
  isBusy(name: string): boolean;
  readonly lost: LostAct | null;
}

const givingFocus = ['focusin', 'pointerdown'] as const;

/** The one way to change what the platform keeps. */
export function useAct(): RecordAct {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { start, isRunning } = useActs();
  const keys = useRef(new Map<string, string>());
  const [lost, setLost] = useState<LostAct | null>(null);
  const [finished, setFinished] = useState(0);

  const mayLoseFocus = useRef(false);

  useEffect(() => {
    if (finished === 0) return;
    mayLoseFocus.current = true;
    const settle = () => {
      mayLoseFocus.current = false;
    };
    for (const kind of givingFocus) document.addEventListener(kind, settle);
    return () => {
      for (const kind of givingFocus) document.removeEventListener(kind, settle);
    };
  }, [finished]);

  // What had the focus goes with what was done, such as the button of a row: now, or once news of it load the page anew.
  useEffect(() => {
    if (mayLoseFocus.current && document.activeElement === document.body) focusHeading();
  });

  function show(error: unknown, retry: () => void): void {
    if (!isApiError(error)) throw error;
    if (isWithoutAnswer(error)) {
      setLost({ text: texts.unknownOutcome(error.message), retry });
      return;
    }
    const toast = failureToast(error);
    if (toast) client.notify(toast);
  }

  function run(name: string, act: (key: string) => Promise<string | undefined>): Promise<void> {
    return start(name, async () => {
      const page = window.location.href;
      const key = keys.current.get(name) ?? newKey();
      keys.current.set(name, key);
      setLost(null);
      try {
        const text = await act(key);
        keys.current.delete(name);
        if (text !== undefined) client.notify({ tone: 'success', text });
      } catch (error) {
        const isLost = isApiError(error) && isWithoutAnswer(error);
        if (!isLost) keys.current.delete(name);
        show(error, () => void run(name, act));
        if (isLost) return;
      }
      if (window.location.href === page) await revalidate();
      setFinished((count) => count + 1);
    });
  }

  return { run, isBusy: isRunning, lost };
}

/** Whether nobody knows what came of a call. */
function isWithoutAnswer(error: ApiError): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error instanceof HttpStatusError && error.status >= 500;
}

/** A UUID of version 4; `randomUUID` does not exist on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
