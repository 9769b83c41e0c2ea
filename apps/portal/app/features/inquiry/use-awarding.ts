import { INQUIRY_MESSAGES, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { violationsOf } from '../../record/field-texts.ts';
import type { useAct } from '../../record/use-act.ts';
import type { useRecordFiles } from '../../record/use-record-files.tsx';
import { awardsOf, withoutExcluded } from './award-choices.ts';
import type { cellsByPlace } from './comparison-view.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryHref } from './inquiry-links.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';
import { useKeptAward } from './use-kept-award.ts';

interface AwardingOptions {
  /** Whether this member may award now. */
  readonly mayAward: boolean;
  readonly cells: ReturnType<typeof cellsByPlace>;
  /** 审批文件 */
  readonly files: ReturnType<typeof useRecordFiles>;
  readonly act: ReturnType<typeof useAct>;
}

/** An award while it is made: who gets which line and why, what still stands against it, and putting it forward (domain rules 4.7). */
export function useAwarding(comparison: Comparison, { mayAward, cells, files, act }: AwardingOptions) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { inquiry, lines } = comparison;
  const { chosen, setChoices, reasons, setReasons, clear } = useKeptAward(comparison, mayAward);
  // Whoever was excluded since wins nothing.
  const choices = useMemo(() => withoutExcluded(chosen, comparison), [chosen, comparison]);
  const [isPublic, setPublic] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  // Of an inquiry whose winner has refused, the lines of the others stay as they are.
  const openIds = useMemo(
    () => new Set(lines.filter(({ lineStatus }) => lineStatus === LINE_STATUS.open).map(({ lineId }) => lineId)),
    [lines],
  );

  function choose(lineId: string, offerId: string | null) {
    if (!openIds.has(lineId)) return;
    setErrors([]);
    // A sheet that is awarded as a whole goes to one.
    const wanted =
      inquiry.wholeOrder === 1 ? [...openIds].map((id) => [id, offerId] as const) : [[lineId, offerId] as const];
    setChoices((now) => new Map([...now, ...wanted]));
  }

  function take(found: readonly { readonly lineId: string; readonly quotationId: string }[]) {
    setErrors([]);
    const settled = [...choices].filter(([lineId]) => !openIds.has(lineId));
    const wanted = found.filter(({ lineId }) => openIds.has(lineId));
    setChoices(new Map([...settled, ...wanted.map(({ lineId, quotationId }) => [lineId, quotationId] as const)]));
  }

  const openChoices = new Map([...choices].filter(([lineId]) => openIds.has(lineId)));
  const awards = awardsOf(comparison, openChoices, reasons, cells);
  const decided = lines.filter(({ lineId }) => choices.has(lineId)).length;

  function check(): boolean {
    const open = lines.flatMap(({ lineId }, index) =>
      choices.has(lineId) || !openIds.has(lineId) ? [] : [INQUIRY_MESSAGES.undecided(index + 1)],
    );
    const missing = awards.some(({ isReasonAsked, reason }) => isReasonAsked && reason.trim() === '');
    const found = [...open, ...(missing ? [INQUIRY_MESSAGES.notLowest] : [])];
    setErrors(found);
    return found.length === 0;
  }

  function award() {
    void act
      .run('award', async (idempotencyKey) => {
        const { id, version } = inquiry;
        const attachments = files.value();
        try {
          const { isHeld } = await (await inquiryCalls(client)).award(
            {
              body: {
                ...{ id, version, attachments, resultPublic: isPublic ? 1 : 0 },
                awards: [...openIds].map((lineId) => ({ lineId, quotationId: choices.get(lineId) ?? null })),
                reasons: awards
                  .filter(({ reason }) => reason.trim() !== '')
                  .map(({ id: quotationId, reason }) => ({ quotationId, reason: reason.trim() })),
              },
            },
            { idempotencyKey },
          );
          // Before the page is left, which the guard would ask about.
          flushSync(() => files.submitted(attachments));
          clear();
          if (isHeld) return texts.held;
          client.notify({ tone: 'success', text: texts.done });
          await navigate(inquiryHref(id), { replace: true });
          return undefined;
        } catch (error) {
          setErrors(violationsOf(error).map(({ message }) => message));
          return undefined;
        }
      })
      .then(() => setAsked(false));
  }

  return {
    choices,
    /** What each of the chosen gets. */
    awards,
    errors,
    /** How many lines are decided. */
    decided,
    isPublic,
    setPublic,
    choose,
    /** Decides the open lines anew, as it was found automatically. */
    take,
    explain: (id: string, reason: string) => setReasons((now) => new Map([...now, [id, reason]])),
    /** Whether the member is asked once more. */
    isAsked,
    ask: () => {
      if (check()) setAsked(true);
    },
    cancel: () => setAsked(false),
    award,
  };
}
