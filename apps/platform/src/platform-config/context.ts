import { defineContext } from '../context.ts';
import { platformConfigHandlers } from './handlers.ts';

export const platformConfigContext = defineContext({
  tables: {
    dictionary: 'public',
    navigate_item: 'public',
    platform_config: 'public',
  },
  handlers: ({ database }) => ({ platformConfig: platformConfigHandlers(database) }),
});
