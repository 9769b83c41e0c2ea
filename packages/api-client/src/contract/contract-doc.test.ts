import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderContractDoc } from '../../scripts/render-contract-doc.ts';

describe('docs/contract.md', () => {
  it('says what the contract says; `pnpm --filter @jianzhu/api-client contract:doc` writes it (AK6)', () => {
    const committed = readFileSync(new URL('../../../../docs/contract.md', import.meta.url), 'utf8');
    expect(committed).toBe(renderContractDoc());
  });

  it('names request and answer of every call (AK6)', () => {
    const row = renderContractDoc()
      .split('\n')
      .find((line) => line.includes('**noReadCount**'));
    expect(row).toBe(
      '| **noReadCount** | GET | `/api/rs-cms-service/new-center-notice/no-read-count` | business | spec | – | `number` |',
    );
  });
});
