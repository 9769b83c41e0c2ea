import * as v from 'valibot';
import { companyTypeSchema } from '../member/company-type.ts';
import { code, fen, id, text } from '../wire-values.ts';

/** Kinds of record in the supply-demand section, in the order of its tabs. */
export const SUPPLY_DEMAND_TABS = [
  { tab: 'material', label: '建材供需' },
  { tab: 'equipment', label: '设备供需' },
  { tab: 'project', label: '项目对接' },
  { tab: 'labor', label: '劳务供需' },
  { tab: 'service', label: '服务需求' },
] as const;

export type SupplyDemandTab = (typeof SUPPLY_DEMAND_TABS)[number]['tab'];

/** Row of the supply-demand section. `quantity` is a decimal text in `unit`, `amount` fen, `deadline` '' when open-ended. */
export const supplyDemandRowSchema = v.object({
  id,
  tab: text,
  side: companyTypeSchema,
  categoryCode: text,
  categoryName: text,
  title: text,
  specification: text,
  companyName: text,
  regionName: text,
  quantity: text,
  unit: text,
  amount: fen,
  deadline: text,
  status: code,
  statusLabel: text,
  createTime: text,
  url: text,
});

export type SupplyDemandRow = v.InferOutput<typeof supplyDemandRowSchema>;
