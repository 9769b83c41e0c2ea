import * as v from 'valibot';
import { field } from '../form/field.ts';

/** What a company says that asks for access to the open interface; the phone number is proven. */
export const accessRecord = v.object({
  businessName: field('str', { label: '企业', required: true, min: 2, max: 60 }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  purpose: field('text', { label: '接入用途', required: true, min: 10, max: 500 }),
});
