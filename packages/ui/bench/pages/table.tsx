import { createRoot } from 'react-dom/client';
import { type Column, DataTable } from '../../src/data-table/data-table.tsx';
import { Tag } from '../../src/tag/tag.tsx';
import '../../src/tokens/global.css.ts';

interface Inquiry {
  readonly id: string;
  readonly quantity: string;
}

const items = Array.from(
  { length: 10_000 },
  (_item, index): Inquiry => ({ id: `XJ2026${String(index + 1).padStart(5, '0')}`, quantity: `${1280 + index}` }),
);

const columns: readonly Column<Inquiry>[] = [
  { key: 'id', title: '询价单号', cell: ({ id }) => id, width: '180px', sortable: true },
  { key: 'name', title: '材料', cell: () => '热轧带肋钢筋HRB400E' },
  { key: 'state', title: '状态', cell: () => <Tag tone="brand">报价中</Tag>, width: '120px' },
  { key: 'quantity', title: '数量（吨）', cell: ({ quantity }) => quantity, align: 'end' },
  { key: 'buyer', title: '采购方', cell: () => '吉林省砚北建设集团有限公司' },
  { key: 'deadline', title: '报价截止', cell: () => '2026-11-26 17:00', align: 'end' },
];

const keyOf = ({ id }: Inquiry) => id;
const actionsOf = ({ id }: Inquiry) => [
  { key: 'view', label: '查看', href: `#${id}` },
  { key: 'extend', label: '延期', href: `#${id}` },
  { key: 'award', label: '定标', href: `#${id}` },
  { key: 'cancel', label: '撤销', href: `#${id}` },
];
const selection = { selected: new Set<string>(), onChange: () => undefined };

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <DataTable
    label="我的询价单"
    columns={columns}
    rows={{ status: 'ready', items }}
    rowKey={keyOf}
    rowName={keyOf}
    actions={actionsOf}
    selection={selection}
    onRetry={() => undefined}
  />,
);
