import { SHELF_STATUS } from '@jianzhu/domain/shelves';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfRecord } from './shelf-calls.ts';

export interface ShelfSaidProps {
  readonly record: ShelfRecord & {
    readonly fieldReasons: readonly { readonly field: string; readonly reason: string }[];
  };
  /** What a field is called. */
  readonly labelOf: (field: string) => string;
}

/** Why a record came back or was taken off, and what is shown of it meanwhile. */
export function ShelfSaid({ record, labelOf }: ShelfSaidProps) {
  const { status, standing, reason, fieldReasons, hasChange } = record;
  const isBehind = standing === SHELF_STATUS.onShelf && (status !== SHELF_STATUS.onShelf || hasChange);
  return (
    <>
      {status === SHELF_STATUS.rejected && (
        <InlineAlert tone="warning">
          {[
            texts.rejected(reason),
            ...fieldReasons.map((one) => texts.fieldReason(labelOf(one.field), one.reason)),
          ].join('；')}
        </InlineAlert>
      )}
      {status === SHELF_STATUS.banned && <InlineAlert tone="warning">{texts.banned(reason)}</InlineAlert>}
      {status === SHELF_STATUS.pending && <InlineAlert>{texts.inReview}</InlineAlert>}
      {isBehind && <InlineAlert>{texts.standing}</InlineAlert>}
    </>
  );
}
