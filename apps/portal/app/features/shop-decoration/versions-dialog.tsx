import { isApiError } from '@jianzhu/api-client';
import type { PageSchema, Terminal } from '@jianzhu/domain/shops';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Dialog } from '@jianzhu/ui/dialog';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useCallback, useEffect, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import type { LostAct as Lost } from '../../record/use-act.ts';
import { shopCalls, type VersionRow } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';
import { type VersionChange, versionChanges } from './version-changes.ts';

export interface VersionsDialogProps {
  readonly terminal: Terminal;
  readonly draft: PageSchema;
  readonly mayRestore: boolean;
  readonly pending: boolean;
  /** The dialog covers what else tells of it. */
  readonly lost: Lost | null;
  readonly onRestore: (versionNo: number) => void;
  readonly onClose: () => void;
}

type Rows = readonly VersionRow[] | 'loading' | 'failed';
type Compared = { readonly versionNo: number; readonly changes: readonly VersionChange[] | 'loading' | 'failed' };

const tones = { added: 'success', removed: 'danger', moved: 'brand', changed: 'warning', page: 'neutral' } as const;

/** 历史版本: the last that were published, what the draft has made of one, and the way back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { terminal, draft, mayRestore, pending, lost, onRestore, onClose } = props;
  const client = usePortalClient();
  const [rows, setRows] = useState<Rows>('loading');
  const [compared, setCompared] = useState<Compared | null>(null);
  const [asked, setAsked] = useState<number | null>(null);

  const load = useCallback(() => {
    setRows('loading');
    shopCalls(client)
      .then((calls) => calls.history({ query: { terminal } }))
      .then(setRows, (error: unknown) => {
        if (!isApiError(error)) throw error;
        setRows('failed');
      });
  }, [client, terminal]);
  useEffect(load, [load]);

  async function compare(versionNo: number) {
    setCompared({ versionNo, changes: 'loading' });
    try {
      const { schema } = await (await shopCalls(client)).version({ query: { terminal, versionNo } });
      setCompared({ versionNo, changes: versionChanges(schema, draft) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setCompared({ versionNo, changes: 'failed' });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.versions} text={texts.versionsHelp} wide>
      <LostAct lost={lost} />
      {rows === 'loading' && <p role="status">{texts.loading}</p>}
      {rows === 'failed' && (
        <p role="alert">
          {texts.loadFailed}
          <Button variant="link" size="compact" onClick={load}>
            {texts.retry}
          </Button>
        </p>
      )}
      {typeof rows !== 'string' && rows.length === 0 && <p>{texts.noVersions}</p>}
      {typeof rows !== 'string' && (
        <ol className={styles.stack}>
          {rows.map(({ versionNo, publishTime, publishUser, blockCount, isCurrent }) => (
            <li key={versionNo} className={styles.card}>
              <div className={styles.cardHead}>
                <span className={styles.cardName}>{texts.version(versionNo)}</span>
                {isCurrent && <Tag tone="success">{texts.current}</Tag>}
              </div>
              <p className={styles.note}>
                {texts.publishedBy(publishTime, publishUser)} · {texts.blockCount(blockCount)}
              </p>
              <div className={styles.buttons}>
                <Button
                  variant="line"
                  size="compact"
                  aria-label={`${texts.version(versionNo)}：${texts.compare}`}
                  onClick={() => void compare(versionNo)}
                >
                  {texts.compare}
                </Button>
                {mayRestore && (
                  <Button
                    variant="line"
                    size="compact"
                    pending={pending}
                    aria-label={`${texts.version(versionNo)}：${texts.restore}`}
                    onClick={() => setAsked(versionNo)}
                  >
                    {texts.restore}
                  </Button>
                )}
              </div>
              {compared?.versionNo === versionNo && <Changes changes={compared.changes} />}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={asked !== null}
        text={texts.restoreConfirm}
        confirmText={texts.restore}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) onRestore(asked);
        }}
      />
    </Dialog>
  );
}

function Changes({ changes }: { readonly changes: Compared['changes'] }) {
  if (changes === 'loading') return <p role="status">{texts.loading}</p>;
  if (changes === 'failed') return <p role="alert">{texts.loadFailed}</p>;
  if (changes.length === 0) return <p role="status">{texts.same}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, name, from, to }) => (
        <li key={`${kind} ${name} ${from} ${to}`} className={styles.change}>
          <Tag tone={tones[kind]}>{texts.changes[kind]}</Tag>
          <span>{name}</span>
          {kind === 'moved' && from !== null && to !== null && (
            <span className={styles.note}>{texts.fromTo(from, to)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
