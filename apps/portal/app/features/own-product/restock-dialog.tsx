import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { SkuMatrix, type SkuRow } from '@jianzhu/ui/sku-matrix';
import { useEffect, useMemo, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { ownProductTexts as texts } from './messages.ts';
import { type ProductDetail, type ProductRow, productCalls } from './product-calls.ts';
import { skuColumnsOf } from './sku-columns.ts';
import { rowOf, skuOf } from './sku-values.ts';
import { unitName } from './unit-name.ts';

export interface RestockDialogProps {
  readonly row: ProductRow;
  readonly onClose: () => void;
}

type State = { readonly found: ProductDetail | null; readonly isFailed: boolean; readonly rows: readonly SkuRow[] };

const asDraft = (sku: ProductDetail['skus'][number]) => ({
  ...sku,
  enabled: sku.enabled === 1 ? (1 as const) : (0 as const),
});

/** How much there is of each combination; it counts at once, without the rest of the form (domain rules 10.2). */
export function RestockDialog({ row, onClose }: RestockDialogProps) {
  const client = usePortalClient();
  const act = useAct();
  const [{ found, isFailed, rows }, setState] = useState<State>({ found: null, isFailed: false, rows: [] });
  const unit = unitName(row.unit);
  const columns = useMemo(
    () =>
      skuColumnsOf({ priceMode: 0, unit, quantities: [], repeated: new Set(), isTried: false }).filter(
        ({ key }) => key === 'stock',
      ),
    [unit],
  );

  useEffect(() => {
    let isGone = false;
    productCalls(client)
      .then((calls) => calls.detail({ query: { id: row.id } }))
      .then((detail) => {
        const asRows = detail.skus.map((sku) => rowOf(asDraft(sku), []));
        if (!isGone) setState({ found: detail, isFailed: false, rows: asRows });
      })
      .catch(() => {
        if (!isGone) setState({ found: null, isFailed: true, rows: [] });
      });
    return () => {
      isGone = true;
    };
  }, [client, row.id]);

  const isWrong = lineItemErrors(rows, columns).length > 0;
  const save = () =>
    void act.run('restock', async () => {
      if (found === null || isWrong) return undefined;
      const skus = found.skus.map((sku, index) => {
        const edited = rows[index];
        const stock = edited === undefined ? sku.stock : Number(skuOf(asDraft(sku), edited, []).stock);
        return { skuId: sku.id, stock };
      });
      await (await productCalls(client)).stock({ body: { id: found.id, version: found.version, skus } });
      onClose();
      return texts.restocked;
    });

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={texts.restock}
      text={row.title}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="regular" pending={act.isBusy('restock')} disabled={found === null || isWrong} onClick={save}>
            {texts.saveDraft}
          </Button>
        </>
      }
    >
      {found === null && !isFailed && <p role="status">{texts.loading}</p>}
      {isFailed && <InlineAlert tone="warning">{texts.notLoaded}</InlineAlert>}
      <LostAct lost={act.lost} />
      {found && (
        <SkuMatrix
          label={texts.matrix}
          specs={found.specs.map(({ name }) => name)}
          columns={columns}
          rows={rows}
          onChange={(next) => setState({ found, isFailed, rows: next })}
          fills={[{ label: texts.fillStock, keys: ['stock'] }]}
        />
      )}
    </Dialog>
  );
}
