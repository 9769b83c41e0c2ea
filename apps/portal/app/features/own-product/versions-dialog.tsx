import { Button, EmptyState } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { Select } from '@jianzhu/ui/select';
import { useCallback, useEffect, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ownProductTexts as texts } from './messages.ts';
import { type ProductVersions, productCalls } from './product-calls.ts';

type Line = ProductVersions['lines'][number];
type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly found: ProductVersions };

const NOW = 'now';

const COLUMNS: readonly Column<Line>[] = [
  { key: 'label', title: texts.field, width: '128px', cell: ({ label }) => label },
  { key: 'before', title: texts.before, cell: ({ before }) => before || shelfTexts.none },
  { key: 'after', title: texts.after, cell: ({ after }) => after || shelfTexts.none },
];

export interface VersionsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What the product says now beside a version that was approved: the lines that differ (domain rules 10.2). */
export function VersionsDialog({ id, onClose }: VersionsDialogProps) {
  const client = usePortalClient();
  const [versionNo, setVersionNo] = useState(NOW);
  const [state, setState] = useState<State>({ status: 'loading' });
  const load = useCallback(async () => {
    setState({ status: 'loading' });
    try {
      const calls = await productCalls(client);
      const found = await calls.versions({ query: { id, ...(versionNo !== NOW && { versionNo }) } });
      setState({ status: 'ready', found });
    } catch {
      setState({ status: 'failed' });
    }
  }, [client, id, versionNo]);
  useEffect(() => void load(), [load]);

  const versions = state.status === 'ready' ? state.found.versions : [];
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={texts.versionsTitle}
      actions={
        <Button size="regular" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Select
        label={texts.version}
        value={versionNo}
        options={[
          { value: NOW, label: texts.versionNow },
          ...versions.map((one) => ({
            value: String(one.versionNo),
            label: texts.versionNth(one.versionNo, one.publishTime.slice(0, 16)),
          })),
        ]}
        onChange={setVersionNo}
      />
      <DataTable
        label={texts.versionsTitle}
        columns={COLUMNS}
        rows={
          state.status === 'ready'
            ? { status: 'ready', items: state.found.lines.filter(({ isChanged }) => isChanged) }
            : state
        }
        rowKey={({ name }) => name}
        rowName={({ label }) => label}
        onRetry={() => void load()}
        empty={<EmptyState title={texts.noDifference} />}
        height={400}
      />
    </Dialog>
  );
}
