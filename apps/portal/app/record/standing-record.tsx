import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { LoadedRecord } from './load-record.server.ts';
import { recordTexts as texts } from './messages.ts';
import { UnloadedRecord } from './unloaded-record.tsx';

export type StandingRecordProps<Found> = {
  readonly loaded: LoadedRecord<Found>;
  readonly children: (record: Found) => ReactNode;
} & (
  | {
      /** Where a page without its record leads, in the member centre. */
      readonly listHref: string;
    }
  | {
      /** In place of a record, on a page outside the member centre. */
      readonly instead: (unloaded: Exclude<LoadedRecord<Found>, { kind: 'ready' }>) => ReactNode;
    }
);

/**
 * The page of a record. Where loading it anew fails, what stands on it stays, with what was typed, and the failure is
 * told above it; one that was never loaded, or is not there any more, is replaced by `UnloadedRecord` or by `instead`.
 */
export function StandingRecord<Found>({ loaded, children, ...otherwise }: StandingRecordProps<Found>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [standing, setStanding] = useState<{ readonly record: Found; readonly address: string } | null>(null);
  if (loaded.kind === 'ready') {
    if (standing?.record !== loaded.record || standing.address !== address) {
      setStanding({ record: loaded.record, address });
    }
  }
  const page = (record: Found, isOutdated: boolean) => (
    <>
      {isOutdated && <OutdatedBar />}
      {children(record)}
    </>
  );
  if (loaded.kind === 'ready') return page(loaded.record, false);
  // Of another record nothing is shown under this address.
  if (loaded.kind === 'failed' && standing?.address === address) return page(standing.record, true);
  if ('instead' in otherwise) return otherwise.instead(loaded);
  return <UnloadedRecord loaded={loaded} listHref={otherwise.listHref} />;
}

function OutdatedBar() {
  const { revalidate, state } = useRevalidator();
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="line" size="compact" pending={state !== 'idle'} onClick={() => void revalidate()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.outdated}
    </InlineAlert>
  );
}
