import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LineItemGrid } from '../../src/line-item-grid/line-item-grid.tsx';
import { inquiryColumns, inquiryLines } from '../../src/line-item-grid/testing/inquiry-lines.ts';
import '../../src/tokens/global.css.ts';
import { recordKeystrokes } from './keystrokes.ts';

function Page() {
  const [items, setItems] = useState(() => inquiryLines(500));
  const totals = { quantity: items.reduce((sum, { values }) => sum + Number(values.quantity), 0).toFixed(3) };
  return <LineItemGrid label="询价清单" columns={inquiryColumns} items={items} totals={totals} onChange={setItems} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
recordKeystrokes();
createRoot(root).render(<Page />);
