import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkMessage } from './message-rules.ts';

const message = (type: string, content: string) => {
  return { id: randomUUID(), fromId: '7', chatId: '7-8', content, timestamp: 0, type };
};

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'a message of the type %s is invalid, not a fault (CS19)',
  (type) => {
    for (const content of ['text', '/api/sys/chat/file']) {
      expect(checkMessage('7', message(type, content))).toEqual({ error: 'invalid' });
    }
  },
);
