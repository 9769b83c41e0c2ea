import type { CallData } from '@jianzhu/api-client';
import { catalog } from '@jianzhu/api-client/contract';
import { catalogSchemas } from '@jianzhu/api-client/schemas';
import { categoryName } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatMoney, yuanText } from '@jianzhu/domain/money';
import type { CellSuggestion } from '@jianzhu/ui/line-item-grid';
import type { PortalClient } from '../portal-client.ts';
import { lineTexts as texts } from './line-messages.ts';

type Material = CallData<typeof catalogSchemas.suggest>[number];

/** A material of the catalogue as what it fills in of a line; with the price of the last deal where there was one. */
export function suggestionOf({ lastPrice, lastDealDate, ...material }: Material): CellSuggestion {
  const { id, categoryCode, materialName, spec, unit } = material;
  const facts = [categoryName(categoryCode), dictionaryLabel(UNITS, unit)];
  const price = lastPrice === null ? [] : [texts.lastDeal(formatMoney(lastPrice), lastDealDate)];
  return {
    id,
    label: `${materialName} ${spec}`.trim(),
    detail: [...facts, ...price].filter((fact) => fact !== '').join(' · '),
    values: {
      ...{ materialName, spec, unit, categoryCode },
      ...(lastPrice !== null && { refPrice: yuanText(lastPrice) }),
    },
  };
}

/** The materials that a text may mean: a part of name or model, or its pinyin. Fails silently: one types on. */
export async function suggestMaterials(client: PortalClient, text: string): Promise<readonly CellSuggestion[]> {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ catalog }, { catalog: catalogSchemas }, 'quiet').catalog;
  return (await calls.suggest({ query: { keyword: text } })).map(suggestionOf);
}
