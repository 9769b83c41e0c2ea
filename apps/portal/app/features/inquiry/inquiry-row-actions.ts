import { INQUIRY_STATUS, type InquiryStatus } from '@jianzhu/domain/inquiries';
import type { RowAction } from '@jianzhu/ui/data-table';
import type { InquiryRow } from './inquiry-calls.ts';
import { editHref, inquiryHref, inviteHref, secondHref, selectingHref, toTenderHref } from './inquiry-links.ts';
import { inquiryTexts as texts } from './messages.ts';
import type { InquiryActName } from './use-inquiry-acts.tsx';

type Offered = keyof typeof texts.acts;

const { draft, quoting, opening, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;

/** What a row offers in each status, the most used first (domain rules 3.10). */
const OFFERED: Readonly<Record<InquiryStatus, readonly Offered[]>> = {
  [draft]: ['edit', 'publish', 'delete', 'copy'],
  [quoting]: ['view', 'extend', 'invite', 'withdraw', 'notice', 'open', 'close', 'toTender', 'copy'],
  [opening]: ['view', 'toTender', 'copy'],
  [awarding]: ['compare', 'startSecond', 'view', 'close', 'toTender', 'copy'],
  [secondRound]: ['view', 'endSecond', 'close', 'copy'],
  [awarded]: ['result', 'deal', 'copy'],
  [dealt]: ['result', 'deal', 'copy'],
  [failed]: ['view', 'again', 'toTender'],
  [closed]: ['view', 'again', 'toTender'],
};

/** Those that only lead on, whatever else may be done. */
const reading: ReadonlySet<Offered> = new Set(['view', 'result', 'deal']);

export interface RowActionsContext {
  readonly mayEdit: boolean;
  /** The company may publish one more. */
  readonly mayPublish: boolean;
  /** It may begin a tender. */
  readonly mayTender: boolean;
  readonly start: (name: InquiryActName) => void;
}

/** The actions of a row: those of its status that the platform allows this member. */
export function rowActions(
  { id, status, allowedActions }: Pick<InquiryRow, 'id' | 'status' | 'allowedActions'>,
  { mayEdit, mayPublish, mayTender, start }: RowActionsContext,
): readonly RowAction[] {
  const links: Readonly<Partial<Record<Offered, string>>> = {
    view: inquiryHref(id),
    result: inquiryHref(id),
    deal: `${inquiryHref(id)}#deals`,
    edit: editHref(id),
    compare: selectingHref(id),
    startSecond: secondHref(id),
    invite: inviteHref(id),
    toTender: toTenderHref(id),
  };
  const isAllowed = (name: Offered) => {
    if (reading.has(name)) return true;
    if (name === 'edit') return mayEdit;
    if (name === 'toTender') return mayTender;
    if (name === 'publish' && !mayPublish) return false;
    return allowedActions.includes(name === 'again' ? 'copy' : name);
  };
  // A status of the contract is one of the machine's.
  return OFFERED[status as InquiryStatus].filter(isAllowed).map((name): RowAction => {
    const href = links[name];
    const label = texts.acts[name];
    if (href !== undefined) return { key: name, label, href };
    // What leads nowhere is an act; to ask again is to copy.
    const act = (name === 'again' ? 'copy' : name) as InquiryActName;
    return { key: name, label, danger: name === 'delete', onSelect: () => start(act) };
  });
}
