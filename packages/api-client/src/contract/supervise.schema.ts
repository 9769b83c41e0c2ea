import { SUPERVISE_TYPES } from '@jianzhu/domain';
import * as v from 'valibot';
import { regionCode } from './fields.schema.ts';

const params = v.object({ code: regionCode });

export const superviseSchemas = {
  project: { params, data: SUPERVISE_TYPES.project.schema },
  labor: { params, data: SUPERVISE_TYPES.labor.schema },
  equipment: { params, data: SUPERVISE_TYPES.equipment.schema },
  dust: { params, data: SUPERVISE_TYPES.dust.schema },
  video: { params, data: SUPERVISE_TYPES.video.schema },
  danger: { params, data: SUPERVISE_TYPES.danger.schema },
  quality: { params, data: SUPERVISE_TYPES.quality.schema },
  safety: { params, data: SUPERVISE_TYPES.safety.schema },
  warning: { params, data: SUPERVISE_TYPES.warning.schema },
};
