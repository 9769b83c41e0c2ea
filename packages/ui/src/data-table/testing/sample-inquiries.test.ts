import { expect, test } from 'vitest';
import { everyPhase } from '../../attachments/testing/sample-attachments.ts';
import { sampleInquiries } from './sample-inquiries.ts';

test.each(['title', 'material', 'category', 'quantity', 'amount', 'deadline'] as const)(
  'no two of ten sample rows have the same %s',
  (key) => {
    expect(new Set(sampleInquiries(10).map((inquiry) => inquiry[key])).size).toBe(10);
  },
);

test('no two sample files have the same size', () => {
  expect(new Set(everyPhase.map(({ size }) => size)).size).toBe(everyPhase.length);
});
