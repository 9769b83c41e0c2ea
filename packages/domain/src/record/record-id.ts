import * as v from 'valibot';

/** The id of a record, as forms name one. */
export const recordId = v.pipe(v.string(), v.regex(/^\d{1,20}$/, '编号不正确'));
