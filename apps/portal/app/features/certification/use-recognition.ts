import { usePortalClient } from '../../portal-client.ts';
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
