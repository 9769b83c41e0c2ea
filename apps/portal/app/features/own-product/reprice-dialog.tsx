import { isPriceChange, PRODUCT_MESSAGES, priceText, repriced } from '@jianzhu/domain/products';
import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import type { Asking } from '../../record/use-batch.ts';
import { ownProductTexts as texts } from './messages.ts';
import { type ProductRow, productCalls } from './product-calls.ts';

const PERCENT_FORM = /^-?\d{1,3}(\.\d{1,2})?$/;

/** The percentage that was typed; null for what is none, or changes nothing. */
export function readPercent(text: string): number | null {
  const typed = text.normalize('NFKC').trim().replace(/^\+/, '').replace(/%$/, '');
  if (!PERCENT_FORM.test(typed)) return null;
  const percent = Number(typed);
  return isPriceChange(percent) ? percent : null;
}

const priceFrom = (fen: number | null) => {
  const text = priceText(fen === null ? null : { from: fen, to: fen });
  return fen === null ? text : texts.from(text);
};

/** Changes the prices of products by a percentage, and shows before what becomes of each (domain rules 10.2). */
export function RepriceDialog({ rows, isBusy, send, cancel }: Asking<ProductRow>) {
  const client = usePortalClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const percent = readPercent(text);
  const { preview } = texts;
  const columns: readonly Column<ProductRow>[] = [
    { key: 'name', title: preview.name, cell: ({ title }) => title },
    { key: 'before', title: preview.before, width: '136px', cell: (row) => priceFrom(row.priceFrom) },
    {
      ...{ key: 'after', title: preview.after, width: '136px' },
      cell: (row) =>
        priceFrom(row.priceFrom === null || percent === null ? row.priceFrom : repriced(row.priceFrom, percent)),
    },
  ];

  function apply() {
    setTried(true);
    if (percent === null) return;
    send(async (asked) => {
      const records = asked.map(({ id, version }) => ({ id, version }));
      return (await productCalls(client)).batchPrice({ body: { records, percent } }, { idempotencyKey: newKey() });
    });
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && cancel()}
      title={texts.reprice}
      actions={
        <>
          <Button variant="line" size="regular" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button size="regular" pending={isBusy} onClick={apply}>
            {texts.apply(rows.length)}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.percent}
        help={texts.percentHelp}
        required
        inputMode="decimal"
        autoComplete="off"
        align="figure"
        suffix="%"
        error={isTried && percent === null ? PRODUCT_MESSAGES.priceChange : undefined}
        value={text}
        onChange={setText}
      />
      <DataTable
        label={preview.table}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onRetry={() => {}}
        height={320}
      />
    </Dialog>
  );
}
