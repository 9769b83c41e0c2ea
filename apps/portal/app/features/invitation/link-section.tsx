import { invitationLinkRecord, LINK_STATES } from '@jianzhu/domain/invitations';
import { Button, ErrorPanel } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { TextArea, TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { QrCode } from '@jianzhu/ui/qr-code';
import { StatusTag } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { invitationCalls, type LinkPage, type LinkRow } from './invitation-calls.ts';
import { inviteTexts as texts } from './messages.ts';

const QR_SIDE = 180;

const columns: readonly Column<LinkRow>[] = [
  { key: 'roles', title: texts.linkColumns.roles, cell: ({ roleNames }) => roleNames.join('、') || '—', card: 'title' },
  {
    key: 'uses',
    title: texts.linkColumns.uses,
    width: '112px',
    cell: ({ uses, maxUses }) => `${uses} / ${maxUses}`,
  },
  {
    key: 'expireTime',
    title: texts.linkColumns.expireTime,
    width: '136px',
    cell: ({ expireTime }) => expireTime.slice(0, 16),
  },
  { key: 'inviter', title: texts.linkColumns.inviter, width: '88px', cell: ({ inviterName }) => inviterName },
  {
    key: 'state',
    title: texts.linkColumns.state,
    width: '96px',
    cell: ({ state, roleNames }) => (
      // Nobody can be let in with roles that there are no more.
      <StatusTag
        look={
          state === 'open' && roleNames.length === 0 ? { label: texts.noRole, tone: 'warning' } : LINK_STATES[state]
        }
      />
    ),
    card: 'status',
  },
];

/** A link that was just made: shown now, and never again. */
interface MadeLink {
  readonly address: string;
  readonly expireTime: string;
}

export interface LinkSectionProps {
  /** What whoever joins will be, as the page says it. */
  readonly values: Values;
  readonly links: LoadedList<LinkPage>;
  readonly errors: FieldTexts;
  readonly onWrong: (errors: FieldTexts) => void;
}

/** Makes links by which several persons join, and stops them. */
export function LinkSection({ values, links, errors, onWrong }: LinkSectionProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [maxUses, setMaxUses] = useState('10');
  const [made, setMade] = useState<MadeLink | null>(null);
  const [stopping, setStopping] = useState<LinkRow | null>(null);

  function add() {
    const filled = { ...values, maxUses };
    const wrong = errorsOf(invitationLinkRecord, filled);
    onWrong(wrong);
    if (Object.keys(wrong).length > 0) return;
    void act.run('link', async () => {
      const body = v.parse(invitationLinkRecord, filled);
      const { token, expireTime } = await (await invitationCalls(client)).addLink({ body });
      setMade({ address: `${window.location.origin}${paths.invitationInfo}?token=${token}`, expireTime });
      return undefined;
    });
  }

  const stop = ({ id, version }: LinkRow) =>
    act.run(`stop ${id}`, async (idempotencyKey) => {
      await (await invitationCalls(client)).revokeLink({ body: { id, version } }, { idempotencyKey });
      return texts.stopped;
    });

  return (
    <>
      <InlineAlert>{texts.linksHelp}</InlineAlert>
      {act.lost && <LostAct lost={act.lost} />}
      <TextField
        id="maxUses"
        label={texts.maxUses}
        inputMode="numeric"
        error={errors.maxUses}
        value={maxUses}
        onChange={setMaxUses}
      />
      <div>
        <Button variant="line" size="regular" pending={act.isBusy('link')} onClick={add}>
          {texts.addLink}
        </Button>
      </div>
      {links.kind === 'failed' ? (
        <ErrorPanel onRetry={() => void revalidate()} />
      ) : (
        links.list.records.length > 0 && (
          <DataTable
            label={texts.linkTable}
            columns={columns}
            rows={{ status: 'ready', items: links.list.records }}
            rowKey={({ id }) => id}
            rowName={({ roleNames, expireTime }) => `${roleNames.join('、')} ${expireTime}`}
            actions={(row) =>
              row.allowedActions.includes('revoke')
                ? [{ key: 'revoke', label: texts.stop, danger: true, onSelect: () => setStopping(row) }]
                : []
            }
            onRetry={() => void revalidate()}
          />
        )
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
      <ConfirmDialog
        open={stopping !== null}
        text={texts.stopText}
        confirmText={texts.stop}
        pending={stopping !== null && act.isBusy(`stop ${stopping.id}`)}
        onConfirm={() => stopping && void stop(stopping).then(() => setStopping(null))}
        onCancel={() => setStopping(null)}
      />
    </>
  );
}

function LinkDialog({ made, onClose }: { readonly made: MadeLink; readonly onClose: () => void }) {
  const copy = useCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.linkReady}
      text={texts.linkUntil(made.expireTime.slice(0, 16))}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.closeErrors}
          </Button>
          <Button size="regular" onClick={() => void copy(made.address)}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <QrCode value={made.address} label={texts.qrCode} size={QR_SIDE} />
      <TextArea label={texts.linkLabel} readOnly rows={3} value={made.address} onChange={() => undefined} />
    </Dialog>
  );
}
