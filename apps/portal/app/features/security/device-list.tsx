import { Button, ErrorPanel, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { SettingList } from '@jianzhu/ui/record';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { refusedFields } from '../../record/field-texts.ts';
import { useActs } from '../../use-acts.ts';
import type { Device } from './load-security.server.ts';
import { securityTexts as texts } from './messages.ts';
import { securityCalls } from './security-calls.ts';

type Calls = Awaited<ReturnType<typeof securityCalls>>;

/** The logins of the member, each to be ended, and all but this one; both only after a question. */
export function DeviceList({ devices }: { readonly devices: readonly Device[] | null }) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { start, isRunning } = useActs();
  const [asks, setAsks] = useState<Device | 'others' | null>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const hasEnded = useRef(false);

  // The button that had the focus has gone with its device: without a place the keyboard would begin at the top. The
  // question may still be closing, with the focus in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what tells that it was loaded again
  useEffect(() => {
    const isHere = hint.current?.parentElement?.contains(document.activeElement);
    if (hasEnded.current && !isHere) hint.current?.focus();
    hasEnded.current = false;
  }, [devices]);

  if (devices === null) return <ErrorPanel message={texts.devicesFailed} onRetry={() => void revalidate()} />;

  /** Ends logins, and shows which are left whatever came of it. */
  function end(name: string, act: (calls: Calls['security']) => Promise<string>) {
    setAsks(null);
    void start(name, async () => {
      try {
        const text = await act((await securityCalls(client)).security);
        client.notify({ tone: 'success', text });
      } catch (error) {
        const [text] = Object.values(refusedFields(client, error, 'device'));
        if (text !== undefined) client.notify({ tone: 'warning', text });
      }
      hasEnded.current = true;
      await revalidate();
    });
  }

  function endAsked() {
    if (asks === null) return;
    if (asks === 'others') {
      end('others', async (security) => texts.othersEnded((await security.endOtherDevices()).ended));
      return;
    }
    const { id } = asks;
    end(id, async (security) => {
      await security.endDevice({ body: { id } });
      return texts.ended;
    });
  }

  return (
    <>
      <SettingList
        lead={
          <p ref={hint} tabIndex={-1}>
            {texts.devicesHint}
          </p>
        }
        settings={ownFirst(devices).map((device) => {
          const { id, browser, network, loginTime, lastUsedTime, isCurrent } = device;
          return {
            key: id,
            name: browser,
            state: isCurrent && <Tag tone="success">{texts.thisDevice}</Tag>,
            note: `${texts.lastUsed(lastUsedTime, network)}；${texts.loggedInAt(loginTime)}`,
            actions: !isCurrent && (
              <Button
                variant="line"
                size="compact"
                aria-label={texts.endDeviceOf(browser, loginTime)}
                pending={isRunning(id)}
                onClick={() => setAsks(device)}
              >
                {texts.endDevice}
              </Button>
            ),
          };
        })}
        foot={
          devices.length > 1 && (
            <Button variant="line" size="regular" pending={isRunning('others')} onClick={() => setAsks('others')}>
              {texts.endOthers}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={asks !== null}
        text={
          asks === null || asks === 'others' ? texts.endOthersAsk : texts.endDeviceAsk(asks.browser, asks.loginTime)
        }
        confirmText={asks === null || asks === 'others' ? texts.endOthers : texts.endDevice}
        onConfirm={endAsked}
        onCancel={() => setAsks(null)}
      />
    </>
  );
}

const ownFirst = (devices: readonly Device[]) =>
  [...devices].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
