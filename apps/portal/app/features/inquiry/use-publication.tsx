import { FEW_INVITEES, INQUIRY_MESSAGES, PUBLISH_SCOPE, sameLines } from '@jianzhu/domain/inquiries';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { isBlank, type LineItem } from '@jianzhu/ui/line-item-grid';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { editorTexts as texts } from './editor-messages.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryHref } from './inquiry-links.ts';
import { mergeSameLines } from './merge-lines.ts';
import type { InquiryEditor } from './use-inquiry-editor.ts';

type Question =
  | { readonly kind: 'merge'; readonly rows: readonly [number, number] }
  | { readonly kind: 'few' | 'publish' };

interface Asking {
  readonly lines?: readonly LineItem[];
  /** Pairs of equal rows that stay as they are. */
  readonly answered?: ReadonlySet<string>;
  readonly isFewAnswered?: boolean;
}

/** What is asked before an inquiry is published, one thing after the other, and its publication (domain rules 3.3, 3.9). */
export function usePublication(editor: InquiryEditor, act: RecordAct) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const [keptPairs, setKeptPairs] = useState<ReadonlySet<string>>(new Set());
  const { values, items, filled } = editor;
  const inviteeIds = (values.inviteeIds ?? []) as readonly string[]; // the form holds nothing else there

  function ask({ lines = filled, answered = keptPairs, isFewAnswered = false }: Asking = {}) {
    const pair = sameLines(
      lines.map(({ values: line }) => ({
        materialName: line.materialName ?? '',
        spec: line.spec ?? '',
        brand: line.brand ?? '',
        unit: line.unit || null,
      })),
    ).find((rows) => !answered.has(rows.join(' ')));
    if (pair !== undefined) return setQuestion({ kind: 'merge', rows: [pair[0], pair[1]] });
    const isFew = values.publishScope === PUBLISH_SCOPE.invited && inviteeIds.length < FEW_INVITEES;
    setQuestion({ kind: isFew && !isFewAnswered ? 'few' : 'publish' });
  }

  function publish() {
    void act
      .run('publish', async (idempotencyKey) => {
        if (!(await editor.keepForAct())) return undefined;
        const { id = '', version } = editor.seen();
        try {
          const calls = await inquiryCalls(client);
          await calls.publish({ body: { id, version } }, { idempotencyKey });
          client.notify({ tone: 'success', text: texts.published });
          await navigate(inquiryHref(id), { replace: true });
          return undefined;
        } catch (error) {
          if (!editor.refuse(error)) throw error;
          return undefined;
        }
      })
      .then(() => setQuestion(null));
  }

  function merge([first, second]: readonly [number, number]) {
    const left = mergeSameLines(items, filled[first - 1], filled[second - 1]);
    editor.setItems(left);
    // Rows that were to stay as they are may have other numbers now.
    setKeptPairs(new Set());
    ask({ lines: left.filter((item) => !isBlank(item)), answered: new Set() });
  }

  return {
    /** Asks, unless something stands against a publication. */
    begin() {
      if (editor.mayPublish()) ask();
    },
    dialogs: (
      <>
        <ConfirmDialog
          open={question?.kind === 'merge'}
          text={question?.kind === 'merge' ? INQUIRY_MESSAGES.sameLines(question.rows[0], question.rows[1]) : ''}
          confirmText={texts.merge}
          cancelText={texts.keep}
          onConfirm={() => question?.kind === 'merge' && merge(question.rows)}
          onCancel={() => {
            if (question?.kind !== 'merge') return;
            const answered = new Set([...keptPairs, question.rows.join(' ')]);
            setKeptPairs(answered);
            ask({ answered });
          }}
        />
        <ConfirmDialog
          open={question?.kind === 'few'}
          text={INQUIRY_MESSAGES.fewInvitees}
          confirmText={texts.goOn}
          onConfirm={() => ask({ isFewAnswered: true })}
          onCancel={() => setQuestion(null)}
        />
        <ConfirmDialog
          open={question?.kind === 'publish'}
          title={INQUIRY_MESSAGES.publishTitle}
          text={INQUIRY_MESSAGES.publishConfirm({
            suppliers: inviteeIds.length,
            isSealed: values.sealed === 1,
            isPublic: values.publishScope === PUBLISH_SCOPE.open,
          })}
          confirmText={texts.publish}
          pending={act.isBusy('publish')}
          onConfirm={publish}
          onCancel={() => setQuestion(null)}
        />
      </>
    ),
  };
}
