import { describe, expect, test } from 'vitest';
import { filterStoredValue, STORAGE_FILTER_PATTERNS, STORAGE_FILTER_VERSION } from './storage-filter.ts';

const HITS = [
  ['script-tag', '<script>x</script>', 'R-VALID-003'],
  ['javascript-url', 'javascript:1', 'R-VALID-004'],
  ['inline-event-handler', 'onerror=x', 'R-VALID-005'],
  ['iframe-with-src', '<iframe src=x>', 'R-VALID-006'],
  ['eval-or-function-call', 'eval(1)', 'R-VALID-007'],
  ['eval-or-function-call', 'new Function (1)', 'R-VALID-007'],
  ['markup-character', 'a"b', 'R-VALID-008'],
  ['markup-character', "a'b", 'R-VALID-008'],
  ['markup-character', 'a<b', 'R-VALID-008'],
  ['markup-character', 'a>b', 'R-VALID-008'],
  ['dialog-call', 'alert(1)', 'R-VALID-009'],
  ['dialog-call', 'confirm(1)', 'R-VALID-009'],
  ['dialog-call', 'prompt (1)', 'R-VALID-009'],
] as const;

describe('storage filter', () => {
  test('ST1 R-VALID-001 R-VALID-002: the rules are version 2.0.0 and seven', () => {
    expect(STORAGE_FILTER_VERSION).toBe('2.0.0');
    expect(STORAGE_FILTER_PATTERNS).toHaveLength(7);
  });

  test.each(HITS)('ST2: %s refuses %s (%s)', (rule, value) => {
    expect(filterStoredValue(value)).toEqual({ accepted: false, rule });
  });

  test.each(['JaVaScRiPt:1', 'ONERROR=x', 'EVAL(1)', 'ALERT(1)', '<SCRIPT>', '<IFRAME SRC=x>'])(
    'ST2 R-VALID-010: letter case does not hide %s',
    (value) => expect(filterStoredValue(value).accepted).toBe(false),
  );

  test.each(['12', '', 'alert', 'on=', 'iframe src', 'evaluation', '吉林北辰建设集团'])(
    'ST3 R-VALID-011: "%s" is returned unchanged',
    (value) => expect(filterStoredValue(value)).toEqual({ accepted: true, value }),
  );

  test('ST4 R-VALID-013: reading again gives the same verdict', () => {
    for (const [rule, value] of HITS) {
      for (const _ of [1, 2, 3]) expect(filterStoredValue(value)).toEqual({ accepted: false, rule });
    }
  });
});
