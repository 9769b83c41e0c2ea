import { usePortalClient } from '../../portal-client.ts';
import type { Values } from '../../record/form-state.ts';
import { useAct } from '../../record/use-act.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { certificationCalls, type Recognised } from './certification-calls.ts';

type Kind = 'idFront' | 'idBack' | 'license';

/** Has an uploaded picture read, and what it says filled in; says where nothing could be read. */
export function useRecognition() {
  const client = usePortalClient();
  const act = useAct();
  return {
    isRunning: act.isBusy('read'),
    /** That nobody knows what was read, to be sent once more. */
    lost: act.lost,
    read(kind: Kind, resourceId: string, fill: (found: Recognised) => void): void {
      if (resourceId === '') {
        client.notify({ tone: 'warning', text: texts.readFirst });
        return;
      }
      void act.run('read', async () => {
        const found = await (await certificationCalls(client)).recognise({ body: { resourceId, kind } });
        if (!found.isRead) {
          client.notify({ tone: 'warning', text: texts.readNothing });
          return undefined;
        }
        fill(found);
        return texts.readDone;
      });
    },
  };
}

/** The parts that were read, under the names of the form; one that was not read leaves what stands there. */
export const filledOf = (parts: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '' && value !== 0));

/** How long what was read holds, as the form has it: until a day, or without end; nothing where neither was read. */
export function termOf(
  { endDate, isLongTerm }: Pick<Recognised, 'endDate' | 'isLongTerm'>,
  end: 'licenseEnd' | 'idCardEnd',
): Values {
  if (isLongTerm === 1) return { [end]: '', isLongTerm: 1 };
  return endDate === '' ? {} : { [end]: endDate, isLongTerm: 0 };
}
