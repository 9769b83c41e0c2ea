import { expect, it } from 'vitest';
import { toSeen } from './card-view.ts';

const card: NonNullable<Parameters<typeof toSeen>[1]> = {
  kind: 'inquiry',
  id: '1',
  side: 'supply',
  code: 'XJ1',
  title: '钢筋采购',
  status: 1,
  inviteStatus: null,
  quotationStatus: null,
  otherName: '',
  amount: null,
  isSealed: false,
  deadline: '',
};

it('a sealed quotation says when it will be read, in either round', () => {
  const text = (status: number) => {
    const seen = toSeen('quotation', { ...card, kind: 'quotation', side: 'require', status, isSealed: true }, '/');
    return seen.state === 'hidden' ? seen.text : seen.state;
  };
  expect([1, 3].map(text)).toEqual(['报价已密封，开标后可查看', '二次报价已密封，截止后可查看']);
});

it('a card of an inquiry says to a supplier what it has answered, and to the buyer how far the inquiry is', () => {
  const label = (over: object) => {
    const seen = toSeen('inquiry', { ...card, ...over }, '/');
    return seen.state === 'shown' ? seen.status.label : seen.state;
  };
  expect([{}, { inviteStatus: 3 }, { quotationStatus: 1 }, { quotationStatus: 0 }].map(label)).toEqual([
    ...['待报价', '已谢绝', '已报价', '待报价'],
  ]);
  expect(label({ side: 'require', inviteStatus: 3 })).toBe('报价中');
});
