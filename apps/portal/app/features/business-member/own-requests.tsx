import { joinRequestMachine } from '@jianzhu/domain/invitations';
import { statusLook } from '@jianzhu/domain/records';
import { Button, ErrorPanel, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { SettingList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { type OwnRequest, requestCalls } from './member-calls.ts';
import { companyTexts as texts } from './messages.ts';

export interface OwnRequestsProps {
  /** Null where they could not be loaded. */
  readonly requests: readonly OwnRequest[] | null;
  readonly act: RecordAct;
}

/** Which companies a person has asked to let her in, and what they have said; she takes back what waits. */
export function OwnRequests({ requests, act }: OwnRequestsProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<OwnRequest | null>(null);
  if (requests === null) return <ErrorPanel onRetry={() => void revalidate()} />;

  const withdraw = ({ id, version }: OwnRequest) =>
    act.run(`withdraw ${id}`, async () => {
      await (await requestCalls(client)).withdraw({ body: { id, version } });
      return texts.withdrawn;
    });

  return (
    <>
      <SettingList
        settings={requests.map((request) => {
          const { label, tone } = statusLook(joinRequestMachine, request.status);
          return {
            ...{ key: request.id, name: request.businessName, icon: 'building' as const, note: noteOf(request) },
            state: <Tag tone={tone}>{label}</Tag>,
            actions: request.allowedActions.includes('withdraw') && (
              <Button variant="line" size="compact" onClick={() => setAsked(request)}>
                {texts.withdraw}
              </Button>
            ),
          };
        })}
      />
      <ConfirmDialog
        open={asked !== null}
        text={asked === null ? '' : texts.withdrawText(asked.businessName)}
        confirmText={texts.withdraw}
        pending={asked !== null && act.isBusy(`withdraw ${asked.id}`)}
        onConfirm={() => asked && void withdraw(asked).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const noteOf = ({ createTime, reason, refuseReason }: OwnRequest) =>
  [
    texts.asked(createTime),
    ...(reason === '' ? [] : [texts.askedFor(reason)]),
    ...(refuseReason === '' ? [] : [texts.refusedFor(refuseReason)]),
  ].join(' · ');
