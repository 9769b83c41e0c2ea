import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanySelector, companySelectorWidth } from './company-selector.tsx';

test.each([
  [1, 61],
  [10, 205],
  [12, 237],
  [20, 365],
  [21, 380],
  [60, 380],
])('a name of %i characters makes it %i px wide (R-HEAD-016, R-HEAD-017)', (characters, width) => {
  expect(companySelectorWidth('建'.repeat(characters))).toBe(width);
});

test('the closed control is in the server’s markup with its name and width', () => {
  const markup = renderToString(
    <CompanySelector
      current={{ id: '1', name: '吉林北辰建设集团有限公司' }}
      companies={{ status: 'loading' }}
      onSelect={() => {}}
    />,
  );
  expect(markup).toContain('aria-label="当前企业：吉林北辰建设集团有限公司"');
  expect(markup).toContain('width:calc(237px * var(--text-scale))');
  expect(markup).toContain('aria-expanded="false"');
});
