import { Button, ErrorPanel, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import type { Device } from './load-security.server.ts';
import { securityTexts as texts } from './messages.ts';
import { refusedFields, securityCalls } from './security-calls.ts';

type Calls = Awaited<ReturnType<typeof securityCalls>>;

/** The logins of the member, each to be ended, and all but this one. */
export function DeviceList({ devices }: { readonly devices: readonly Device[] | null }) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { start, isRunning } = useActs();
  const [asks, setAsks] = useState(false);
  if (devices === null) return <ErrorPanel message={texts.devicesFailed} onRetry={() => void revalidate()} />;

  /** Ends logins, and shows which are left whatever came of it. */
  function end(name: string, act: (calls: Calls['security']) => Promise<string>) {
    void start(name, async () => {
      try {
        const text = await act((await securityCalls(client)).security);
        client.notify({ tone: 'success', text });
      } catch (error) {
        const [text] = Object.values(refusedFields(client, error, 'device'));
        if (text !== undefined) client.notify({ tone: 'warning', text });
      }
      await revalidate();
    });
  }

  function endOthers() {
    setAsks(false);
    end('others', async (security) => texts.othersEnded((await security.endOtherDevices()).ended));
  }

  return (
    <>
      <p>{texts.devicesHint}</p>
      <DescriptionList
        columns={1}
        items={devices.map(({ id, browser, network, loginTime, lastUsedTime, isCurrent }) => ({
          term: browser,
          value: (
            <>
              {isCurrent && <Tag>{texts.thisDevice}</Tag>} {texts.lastUsed(lastUsedTime, network)}；
              {texts.loggedInAt(loginTime)}{' '}
              {!isCurrent && (
                <Button
                  variant="line"
                  size="compact"
                  aria-label={texts.endDeviceOf(browser)}
                  pending={isRunning(id)}
                  onClick={() =>
                    end(id, async (security) => {
                      await security.endDevice({ body: { id } });
                      return texts.ended;
                    })
                  }
                >
                  {texts.endDevice}
                </Button>
              )}
            </>
          ),
        }))}
      />
      {devices.length > 1 && (
        <Button variant="line" pending={isRunning('others')} onClick={() => setAsks(true)}>
          {texts.endOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        text={texts.endOthersAsk}
        confirmText={texts.endOthers}
        onConfirm={endOthers}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
