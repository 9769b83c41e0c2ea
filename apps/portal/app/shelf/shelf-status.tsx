import { statusLook } from '@jianzhu/domain/records';
import { SHELF_STATUS, type ShelfMachine } from '@jianzhu/domain/shelves';
import { Tag } from '@jianzhu/ui';
import { TwoLines } from '@jianzhu/ui/record';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfRecord } from './shelf-calls.ts';

export interface ShelfStatusTagProps {
  readonly machine: ShelfMachine;
  readonly status: number;
}

/** Word and colour of a status. */
export function ShelfStatusTag({ machine, status }: ShelfStatusTagProps) {
  const look = statusLook(machine, status);
  return <Tag tone={look.tone}>{look.label}</Tag>;
}

const isBehind = ({ status, standing }: ShelfRecord): boolean =>
  standing === SHELF_STATUS.onShelf && status !== SHELF_STATUS.onShelf;

/** The status of a row, whether it is being changed, whether something of it is shown meanwhile, and why it came back. */
export function ShelfStatusCell({ machine, row }: { readonly machine: ShelfMachine; readonly row: ShelfRecord }) {
  const said = isBehind(row) ? texts.stillShown : row.reason;
  return (
    <TwoLines second={said === '' ? null : said}>
      <ShelfStatusTag machine={machine} status={row.status} />{' '}
      {row.hasChange && <Tag tone="outline">{texts.changing}</Tag>}
    </TwoLines>
  );
}
