import { defineContext } from '../context.ts';
import { regionHandlers } from './handlers.ts';

export const regionContext = defineContext({
  handlers: () => ({ region: regionHandlers }),
});
