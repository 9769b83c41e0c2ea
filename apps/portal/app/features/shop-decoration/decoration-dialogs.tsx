import { SHOP_MESSAGES, type ShopProblem, type Terminal } from '@jianzhu/domain/shops';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import type { Resolved } from './decoration-calls.ts';
import { PageConflict, PreviewDialog, PublishDialog } from './editor-dialogs.tsx';
import { decorationTexts as texts } from './messages.ts';
import type { Decoration } from './use-decoration.ts';
import type { DraftSave } from './use-draft-save.ts';
import type { Publishing } from './use-publishing.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface DecorationDialogsProps {
  readonly terminal: Terminal;
  readonly decoration: Decoration;
  readonly draft: DraftSave;
  readonly publishing: Publishing;
  readonly problems: readonly ShopProblem[];
  readonly mayEdit: boolean;
  readonly onResolved: (resolved: Resolved) => void;
}

/** What is asked before something is done with the whole page, one at a time. */
export function DecorationDialogs(props: DecorationDialogsProps) {
  const { terminal, decoration, draft, publishing, problems, mayEdit, onResolved } = props;
  const { asked, setAsked, isBusy, lost } = publishing;
  const close = () => setAsked(null);

  async function loadLatest() {
    const latest = await draft.loadLatest();
    onResolved(latest.resolved);
    decoration.dispatch({ kind: 'load', schema: latest.schema });
  }

  return (
    <>
      {draft.isConflict && (
        <PageConflict
          title={SHOP_MESSAGES.changed}
          text={texts.noConflict}
          lost={lost}
          pending={isBusy('settle')}
          onLoad={() => void publishing.settle(loadLatest)}
          onOverwrite={() => void publishing.settle(draft.overwrite)}
        />
      )}
      {(asked === 'publish' || asked === 'schedule') && (
        <PublishDialog
          lost={lost}
          problems={problems}
          warnings={publishing.checked?.warnings ?? []}
          pending={isBusy('publish') || isBusy('schedule')}
          isLater={asked === 'schedule'}
          onLead={(problem) => {
            close();
            decoration.lead(problem);
          }}
          onPublish={() => void publishing.publish()}
          onSchedule={(time) => void publishing.schedule(time)}
          onClose={close}
        />
      )}
      {asked === 'versions' && (
        <VersionsDialog
          {...{ terminal, draft: decoration.schema, mayRestore: mayEdit, pending: isBusy('replace'), onClose: close }}
          lost={lost}
          onRestore={(versionNo) => void publishing.replace({ versionNo })}
        />
      )}
      {publishing.preview !== null && <PreviewDialog address={publishing.preview} onClose={publishing.closePreview} />}
      <ConfirmDialog
        open={asked === 'clear'}
        text={SHOP_MESSAGES.clear}
        confirmText={texts.clear}
        onCancel={close}
        onConfirm={() => {
          close();
          decoration.dispatch({ kind: 'edit', edit: { kind: 'clear' } });
        }}
      />
    </>
  );
}
