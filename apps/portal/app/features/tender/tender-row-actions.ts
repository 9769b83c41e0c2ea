import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import type { RowAction } from '@jianzhu/ui/data-table';
import { tenderTexts as texts } from './messages.ts';
import { isWritten } from './tender-columns.tsx';
import { auditHref, awardHref, editHref, openingHref, tenderHref } from './tender-links.ts';
import type { TenderActName } from './use-tender-acts.tsx';

interface OfferedTender {
  readonly id: string;
  readonly tenderType: number | null;
  readonly status: number;
  readonly allowedActions: readonly string[];
}

const { failed, terminated } = TENDER_STATUS;

/** There is something to be decided of candidates. */
const mayConfirm = (may: (name: string) => boolean) => may('award') || may('upholdObjection');

/**
 * The actions of a tender that the platform allows this member, the most used first (domain rules 5.9).
 *
 * @param where in a list: what has a place of its own on the page of the tender is offered there as well
 */
export function tenderActions(
  tender: OfferedTender,
  start: (name: TenderActName) => void,
  where: { readonly isListed?: boolean; readonly mayAudit?: boolean } = {},
): readonly RowAction[] {
  const { status, allowedActions } = tender;
  const { isListed = false, mayAudit = false } = where;
  const may = (name: string) => allowedActions.includes(name);
  const isOver = status === failed || status === terminated;
  const act = (name: TenderActName, label: string = texts.acts[name]): RowAction => ({
    ...{ key: name, label, danger: name === 'delete' || name === 'terminate' },
    onSelect: () => start(name),
  });
  return [
    ...(isListed && mayAudit && status === TENDER_STATUS.signingUp
      ? [{ key: 'audit', label: texts.acts.audit, href: auditHref(tender) }]
      : []),
    ...(may('edit') ? [{ key: 'edit', label: texts.acts.edit, href: editHref(tender) }] : []),
    ...(isListed && may('submit') ? [act('submit')] : []),
    ...(isWritten(status) && status === TENDER_STATUS.draft
      ? []
      : [{ key: 'view', label: texts.acts.view, href: tenderHref(tender) }]),
    ...(may('evaluate') ? [{ key: 'evaluate', label: texts.acts.evaluate, href: openingHref(tender.id) }] : []),
    ...(mayConfirm(may) ? [{ key: 'award', label: texts.acts.award, href: awardHref(tender) }] : []),
    ...(may('open') ? [{ key: 'open', label: texts.acts.open, href: openingHref(tender.id) }] : []),
    ...(may('continue') ? [act('continue')] : []),
    ...(may('withdraw') ? [act('withdraw')] : []),
    ...(may('change') ? [act('change')] : []),
    ...(may('terminate') ? [act('terminate')] : []),
    ...(may('archive') ? [act('archive')] : []),
    ...(may('copy') ? [act('copy', isOver ? texts.acts.again : texts.acts.copy)] : []),
    ...(may('delete') ? [act('delete')] : []),
  ];
}
