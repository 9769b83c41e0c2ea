import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ComparisonMatrix } from '../../src/comparison/comparison-matrix.tsx';
import { sampleComparison } from '../../src/comparison/testing/sample-comparison.ts';
import '../../src/tokens/global.css.ts';

const sample = sampleComparison(500, 20);

function Page() {
  const [choices, setChoices] = useState<ReadonlyMap<string, string | null>>(new Map());
  return (
    <ComparisonMatrix
      {...sample}
      label="各家报价明细"
      choices={choices}
      onChoose={(line, offer) => setChoices(new Map([...choices, [line, offer]]))}
      canDrop
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(<Page />);
