import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';

describe('the passage that shows why a text was found', () => {
  it('begins with the sentence, as it was written', () => {
    expect(passageOf('长春老厂。供应ＨＲＢ400E钢筋，当日送达。', ['hrb400e'])).toBe('供应ＨＲＢ400E钢筋，当日送达。');
  });

  it('is cut on both sides where the text is long', () => {
    const passage = passageOf(`${'前'.repeat(200)}钢筋${'后'.repeat(200)}`, ['钢筋']);
    expect(passage).toBe(`…${'前'.repeat(20)}钢筋${'后'.repeat(98)}…`);
  });

  it('is none where the text holds none of the words', () => {
    expect(passageOf('纳税人', ['钢筋'])).toBe('');
  });
});
