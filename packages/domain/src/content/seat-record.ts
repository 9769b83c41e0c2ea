import * as v from 'valibot';
import { field } from '../form/field.ts';

/** Who takes a seat in a salon (domain rules 22); the phone number is known or proven. */
export const seatRecord = v.object({
  name: field('str', { label: '姓名', required: true, min: 2, max: 20 }),
  company: field('str', { label: '企业', max: 60 }),
});
