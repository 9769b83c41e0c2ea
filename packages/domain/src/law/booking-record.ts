import * as v from 'valibot';
import { field } from '../form/field.ts';

/** Who books a consultation, and what it is about (decision 72); the phone number is known or proven. */
export const bookingRecord = v.object({
  name: field('str', { label: '姓名', required: true, min: 2, max: 20 }),
  matter: field('text', { label: '咨询事项', required: true, min: 10, max: 500 }),
});
