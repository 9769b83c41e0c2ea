import { analyticsRecordSchema } from '@jianzhu/domain';
import * as v from 'valibot';

export const analyticsSchemas = { inject: { body: analyticsRecordSchema, data: v.null() } };
