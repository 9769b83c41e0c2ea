import { actions } from './actions.ts';
import { chat } from './chat.ts';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import type { GuidanceTable } from './guidance.ts';
import { home } from './home.ts';
import { patterns } from './patterns.ts';

/** Guidance of every component and pattern, by its name. */
export const allGuidance: GuidanceTable = {
  ...actions,
  ...fields,
  ...feedback,
  ...data,
  ...files,
  ...chat,
  ...patterns,
  ...home,
};
