import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { parseQuantity } from '@jianzhu/domain/money';
import { PRICE_MODE, PRICE_MODES, TIER_COUNT } from '@jianzhu/domain/products';
import { Button } from '@jianzhu/ui';
import { FieldGroup, RadioGroup, TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FieldGrid, SectionParts } from '@jianzhu/ui/pages';
import { SkuMatrix } from '@jianzhu/ui/sku-matrix';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownProductTexts as texts } from './messages.ts';
import { labelOf } from './product-form-record.ts';
import { pricedAs, tierKey } from './sku-values.ts';
import { SpecSection } from './spec-section.tsx';
import type { SkuMatrixState } from './use-sku-matrix.ts';

export interface PriceSectionProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  readonly matrix: SkuMatrixState;
  /** What is counted in, in words. */
  readonly unit: string;
}

/** What a product is chosen by, how it is priced, and what each combination costs (domain rules 10.1). */
export function PriceSection({ form, matrix, unit }: PriceSectionProps) {
  const { specs, skus, rows, columns, quantities, stock } = matrix;
  const priceMode = Number(form.values.priceMode);
  const prices = columns
    .map(({ key }) => key)
    .filter((key) => key === 'price' || key === 'marketPrice' || key.startsWith('tier-'));
  const setMode = (chosen: string) => {
    const mode = PRICE_MODES.find(({ value }) => String(value) === chosen)?.value;
    if (mode !== undefined) form.set({ priceMode: mode, skus: pricedAs(skus, mode, quantities) });
  };
  return (
    <SectionParts>
      <SpecSection form={form} matrix={matrix} />
      <RadioGroup
        id="priceMode"
        label={labelOf('priceMode')}
        required
        error={form.errors.priceMode}
        options={PRICE_MODES.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(priceMode)}
        onChange={setMode}
      />
      {priceMode === PRICE_MODE.agreed && <InlineAlert>{texts.agreedHint}</InlineAlert>}
      {priceMode === PRICE_MODE.tiered && (
        <TierQuantities matrix={matrix} unit={unit} isTried={form.errors.skus !== undefined} />
      )}
      <FieldGroup id="skus" label={texts.matrix} required error={form.errors.skus}>
        <SkuMatrix
          // Another set of combinations or steps is another sheet: what is undone in it are its own edits.
          key={`${priceMode} ${quantities.length} ${rows.map(({ id }) => id).join()}`}
          label={texts.matrix}
          specs={specs.filter(({ values }) => values.length > 0).map(({ name }) => name)}
          columns={columns}
          rows={rows}
          onChange={matrix.setRows}
          totals={{ stock: stock.toLocaleString('zh-CN') }}
          fills={[
            ...(priceMode === PRICE_MODE.agreed ? [] : [{ label: texts.fillPrices, keys: prices }]),
            { label: texts.fillStock, keys: ['stock'] },
          ]}
        />
      </FieldGroup>
    </SectionParts>
  );
}

interface TierQuantitiesProps extends Pick<PriceSectionProps, 'matrix' | 'unit'> {
  readonly isTried: boolean;
}

/** From which quantities on there is another price; each is a column of the matrix. */
function TierQuantities({ matrix: { quantities, setQuantities }, unit, isTried }: TierQuantitiesProps) {
  const wrong = (quantity: string, label: string) => {
    if (quantity === '') return isTried ? FORM_MESSAGES.textEmpty(label) : undefined;
    return parseQuantity(quantity) === null ? FORM_MESSAGES.quantityFormat(label) : undefined;
  };
  return (
    <FieldGroup label={texts.tierQuantities} help={texts.tierHelp}>
      <FieldGrid>
        {quantities.map((quantity, index) => {
          const label = texts.tierNth(index + 1, unit);
          return (
            <TextField
              // Steps have no names of their own.
              key={tierKey(index)}
              label={label}
              required
              inputMode="decimal"
              autoComplete="off"
              align="figure"
              error={wrong(quantity, label)}
              value={quantity}
              onChange={(text) => setQuantities(quantities.with(index, parseQuantity(text) ?? text.trim()))}
            />
          );
        })}
      </FieldGrid>
      {quantities.length < TIER_COUNT.max && (
        <Button variant="line" size="compact" onClick={() => setQuantities([...quantities, ''])}>
          {texts.addTier}
        </Button>
      )}{' '}
      {quantities.length > TIER_COUNT.min && (
        <Button variant="line" size="compact" onClick={() => setQuantities(quantities.slice(0, -1))}>
          {texts.removeTier(quantities.length)}
        </Button>
      )}
    </FieldGroup>
  );
}
