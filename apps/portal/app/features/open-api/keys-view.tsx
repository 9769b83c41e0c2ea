import { dictionaryLabel } from '@jianzhu/domain/forms';
import { mayDo } from '@jianzhu/domain/member-center';
import { API_KEY_STATUSES, openScopeName } from '@jianzhu/domain/open-api';
import { Button, ButtonLink, EmptyState, ErrorPanel, Tag } from '@jianzhu/ui';
import { ApiSection } from '@jianzhu/ui/api-docs';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable, type RowAction } from '@jianzhu/ui/data-table';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { KeyDialog } from './key-dialog.tsx';
import type { ApiKeyRow } from './load-open-api.server.ts';
import { keyTexts as texts } from './messages.ts';
import { openApiCalls } from './open-api-calls.ts';
import { openHref } from './open-href.ts';

const statusTone = (status: number) => API_KEY_STATUSES.find(({ value }) => value === status)?.tone ?? 'neutral';

const columns: readonly Column<ApiKeyRow>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ name }) => name, card: 'title' },
  { key: 'prefix', title: texts.columns.prefix, width: '136px', cell: ({ prefix }) => <code>{prefix}</code> },
  {
    key: 'scopes',
    title: texts.columns.scopes,
    cell: ({ scopes }) => scopes.map(openScopeName).join('、'),
  },
  {
    key: 'limits',
    title: texts.columns.limits,
    width: '152px',
    cell: ({ perMinute, perDay }) => texts.limits(perMinute, perDay),
  },
  { key: 'used', title: texts.columns.used, width: '64px', align: 'end', cell: ({ usedToday }) => usedToday },
  { key: 'expire', title: texts.columns.expire, width: '104px', cell: ({ expireDate }) => expireDate },
  {
    key: 'status',
    title: texts.columns.status,
    width: '80px',
    cell: ({ status }) => <Tag tone={statusTone(status)}>{dictionaryLabel(API_KEY_STATUSES, status)}</Tag>,
    card: 'status',
  },
];

/** The keys of the company: made, limited and ended here. */
export default function KeysView({ keys }: { readonly keys: LoadedRecord<readonly ApiKeyRow[]> | null }) {
  const client = usePortalClient();
  const { userInfo } = useSession();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [dialog, setDialog] = useState<ApiKeyRow | 'new' | null>(null);
  const [ending, setEnding] = useState<ApiKeyRow | null>(null);
  if (keys === null) return <NoKeys />;
  if (keys.kind !== 'ready') return <ErrorPanel onRetry={() => void revalidate()} />;

  async function revoke({ id, version }: ApiKeyRow): Promise<void> {
    await act.run(`revoke ${id}`, async () => {
      const openApi = await openApiCalls(client);
      await openApi.revokeKey({ body: { id, version } });
      return texts.revoked;
    });
    setEnding(null);
  }

  const actionsOf = (key: ApiKeyRow): readonly RowAction[] => [
    { key: 'log', label: texts.log, href: openHref({ part: 'log', keyId: key.id }) },
    ...(key.allowedActions.includes('limit')
      ? [{ key: 'limit', label: texts.limit, onSelect: () => setDialog(key) }]
      : []),
    ...(key.allowedActions.includes('revoke')
      ? [{ key: 'revoke', label: texts.revoke, onSelect: () => setEnding(key) }]
      : []),
  ];
  const mayMake = userInfo !== null && mayDo(userInfo, 'apikey_edit');
  return (
    <>
      <ApiSection title={texts.title} note={texts.note}>
        {mayMake && (
          <div>
            <Button size="regular" onClick={() => setDialog('new')}>
              {texts.add}
            </Button>
          </div>
        )}
        <LostAct lost={act.lost} />
        <DataTable
          label={texts.table}
          columns={columns}
          rows={{ status: 'ready', items: keys.record }}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={actionsOf}
          empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
          onRetry={() => void revalidate()}
        />
      </ApiSection>
      {dialog !== null && <KeyDialog known={dialog === 'new' ? null : dialog} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        open={ending !== null}
        title={texts.revokeTitle}
        text={texts.revokeText(ending?.name ?? '')}
        confirmText={texts.revokeYes}
        pending={ending !== null && act.isBusy(`revoke ${ending.id}`)}
        onConfirm={() => ending && void revoke(ending)}
        onCancel={() => setEnding(null)}
      />
    </>
  );
}

/** In place of keys, for whoever may see none. */
export function NoKeys() {
  const { userInfo } = useSession();
  const { login } = useLoginLinks();
  if (userInfo !== null) return <EmptyState title={texts.noKeys} />;
  return <EmptyState title={texts.visitor} action={<ButtonLink href={login}>{texts.login}</ButtonLink>} />;
}
