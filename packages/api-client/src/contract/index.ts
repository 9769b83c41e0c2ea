/**
 * Every call of the platform, declared once: what the client sends and what the server registers.
 * This half has no schemas at run time; `@jianzhu/api-client/schemas` has them.
 */
import * as content from './content.ts';
import * as member from './member.ts';
import * as notice from './notice.ts';
import * as platformConfig from './platform-config.ts';

export { content, member, notice, platformConfig };

/** All contexts, for those who need every call: the server, the document, the tests. */
export const contract = { content, member, notice, platformConfig } as const;

export type Contract = typeof contract;
