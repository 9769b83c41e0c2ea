import { useState } from 'react';
import type { RecordAct } from './use-act.ts';

export interface AskedAct {
  /** Opens the question. */
  ask(): void;
  /** Does it without asking. */
  run(): void;
  /** The question, for a `ConfirmDialog`: open until there is an answer, whatever it says. */
  readonly dialog: {
    readonly open: boolean;
    readonly pending: boolean;
    onConfirm(): void;
    onCancel(): void;
  };
}

/** An act that a person is asked about before it is done; under its name in `act`, as `RecordAct.run` does it. */
export function useAskedAct(
  act: RecordAct,
  name: string,
  send: (key: string) => Promise<string | undefined>,
): AskedAct {
  const [isAsked, setAsked] = useState(false);
  const run = () => void act.run(name, send).then(() => setAsked(false));
  return {
    ask: () => setAsked(true),
    run,
    dialog: { open: isAsked, pending: act.isBusy(name), onConfirm: run, onCancel: () => setAsked(false) },
  };
}
