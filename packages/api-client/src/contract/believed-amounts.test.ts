import { fieldFacts } from '@jianzhu/domain/forms';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CallSchemas } from '../endpoint.ts';
import { schemas } from './schemas.ts';

/** What people offer, ask for, transfer or withdraw; whatever of it is owed is checked against its record by the call. */
const SAID_BY_PEOPLE = [
  'bankCard.verifyAmount: amount',
  'bid.save: totalPrice, lines.unitPrice',
  'bid.submit: totalPrice, lines.unitPrice',
  'deposit.create: paidAmount, guaranteeAmount',
  'homeApplication.applyForFinance: applyAmount',
  'inquiry.save: budgetAmount, lines.refPrice',
  'inquiry.setAwardRule: approvalThreshold',
  'inquiry.startSecond: targetPrices.price',
  'need.reply: price',
  'need.submit: budgetMin, budgetMax',
  'need.submitAsVisitor: budgetMin, budgetMax',
  'operator.saveKnowledge: price',
  'operator.saveLawyer: consultPrice',
  'operator.saveLegalPackage: price, originalPrice',
  'operator.saveLesson: price, originalPrice',
  'operator.saveSalon: fee',
  'order.refundApply: amount',
  'ownKnowledge.save: price',
  'ownService.save: price, packages.price',
  'payment.pinVerify: amount',
  'payment.voucher: paidAmount',
  'quotation.exportRows: minTotalAmount, maxTotalAmount',
  'quotation.save: freightAmount, discountAmount, lines.unitPrice',
  'quotation.submit: freightAmount, discountAmount, lines.unitPrice',
  'quotation.submitSecond: lines.secondUnitPrice',
  'role.limit: approvalLimit',
  'role.save: approvalLimit',
  'tender.save: estimateAmount, controlPrice, docFee, depositAmount, lines.refPrice',
  'withdrawal.apply: amount',
];

/** What the walk reads of a schema of valibot. */
interface AnySchema {
  readonly type: string;
  readonly pipe?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly unknown[];
}

const ABOUT_MONEY = /amount|price|fee$|budget|total|cost|balance|limit|discount|deposit|threshold/i;

const isSchema = (value: unknown): value is AnySchema => typeof value === 'object' && value !== null && 'type' in value;

/** Names of what a request may say in money, by the fields that lead to it. */
function moneyIn(schema: AnySchema, path: string): string[] {
  // Valibot's own view of the same object.
  const facts = fieldFacts(schema as unknown as GenericSchema);
  if (facts?.kind === 'money') return [path];
  const [first = schema] = schema.pipe ?? [];
  const inner = [first.wrapped, first.item, ...(first.options ?? [])].filter(isSchema);
  const own = first.type === 'number' && ABOUT_MONEY.test(path.split('.').at(-1) ?? '') ? [path] : [];
  return [
    ...own,
    ...inner.flatMap((part) => moneyIn(part, path)),
    ...Object.entries(first.entries ?? {}).flatMap(([name, part]) => moneyIn(part, path ? `${path}.${name}` : name)),
  ];
}

const contexts: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;

describe('amounts of requests', () => {
  it('are said only where a person decides them: what is owed is read from its record', () => {
    const said = Object.entries(contexts).flatMap(([context, calls]) =>
      Object.entries(calls).flatMap(([name, { body }]) => {
        // Schemas of valibot are plain objects; their public types hide what the walk needs to look at.
        const fields = body === undefined ? [] : [...new Set(moneyIn(body as unknown as AnySchema, ''))];
        return fields.length === 0 ? [] : [`${context}.${name}: ${fields.join(', ')}`];
      }),
    );
    expect(said.toSorted()).toEqual(SAID_BY_PEOPLE);
  });
});
