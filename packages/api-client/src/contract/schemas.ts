/** The schemas of every call, by context and name: validation on the server, opt-in checks in a client. */
import { contentSchemas } from './content.schema.ts';
import { codeScenes, memberSchemas } from './member.schema.ts';
import { noticeSchemas } from './notice.schema.ts';
import { platformConfigSchemas } from './platform-config.schema.ts';

export { codeScenes, contentSchemas, memberSchemas, noticeSchemas, platformConfigSchemas };

export const schemas = {
  content: contentSchemas,
  member: memberSchemas,
  notice: noticeSchemas,
  platformConfig: platformConfigSchemas,
} as const;
