import { asksManager } from '@jianzhu/domain/bids';
import { Tag, TextLink } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import type { OwnBid } from './bid-calls.ts';
import { feeHref } from './bid-links.ts';
import { bidFormTexts as texts } from './messages.ts';
import type { BidEditor } from './use-bid-editor.ts';

const { checkNames: names } = texts;

export interface BidChecksProps {
  readonly editor: BidEditor;
  readonly tender: { readonly id: string; readonly docFee: number | null; readonly depositAmount: number | null };
  readonly standing: Pick<OwnBid, 'isSignedUp' | 'isFeePaid' | 'isDepositPaid'>;
}

/** What a bid still lacks before it can be handed in. */
export function BidChecks({ editor, tender, standing }: BidChecksProps) {
  const { values, asked, isListed, pricedCount, items, counts } = editor;
  const has = (name: string) => String(values[name] ?? '') !== '';
  const checks = [
    { name: names.signUp, isDone: standing.isSignedUp },
    (tender.docFee ?? 0) > 0 && { name: names.fee, isDone: standing.isFeePaid, href: feeHref(tender.id, 1) },
    (tender.depositAmount ?? 0) > 0 && {
      ...{ name: names.deposit, isDone: standing.isDepositPaid, href: feeHref(tender.id, 2) },
    },
    isListed
      ? { name: names.lines, isDone: items.length > 0 && pricedCount === items.length }
      : { name: names.total, isDone: has('totalPrice') && has('taxRate') },
    { name: names.terms, isDone: has('periodDays') && has('qualityText') },
    asksManager(asked.tenderKind) && { name: names.manager, isDone: has('projectManager') && has('managerCert') },
    { name: names.tech, isDone: counts.tech > 0 },
    { name: names.biz, isDone: counts.biz > 0 },
  ].filter((check) => check !== false);
  return (
    <DescriptionList
      items={checks.map((check) => ({
        term: check.name,
        value: (
          <>
            <Tag tone={check.isDone ? 'success' : 'warning'}>{check.isDone ? texts.ok : texts.missing}</Tag>{' '}
            {!check.isDone && 'href' in check && <TextLink href={check.href}>{texts.pay}</TextLink>}
          </>
        ),
      }))}
    />
  );
}
