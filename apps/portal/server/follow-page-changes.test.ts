import type { ServerResponse } from 'node:http';
import { PAGE_CHANGES_PATH, PAGE_CONTENTS, type PageContent } from '@jianzhu/domain/pages';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followPageChanges } from './follow-page-changes.ts';
import { startPlatform } from './testing/test-portal.ts';

/** A platform that is followed, and what was heard of it. */
async function followed(statuses: readonly number[] = []) {
  const answers: ServerResponse[] = [];
  const waiting = [...statuses];
  const platform = await startPlatform((request, response) => {
    expect(request.url).toBe(PAGE_CHANGES_PATH);
    const status = waiting.shift() ?? 200;
    response.writeHead(status);
    if (status !== 200) {
      response.end();
      return;
    }
    response.write('\n');
    answers.push(response);
  });
  const heard: (readonly PageContent[])[] = [];
  const failures: string[] = [];
  const end = followPageChanges(platform.origin, {
    changed: (contents) => heard.push(contents),
    onFailure: (_subject, error) => failures.push(String(error)),
  });
  onTestFinished(end);
  await vi.waitUntil(() => answers.length > 0);
  await vi.waitUntil(() => heard.length > 0);
  return { answers, heard, failures, end };
}

it('takes the beginning for a change of everything, then hears each content by its name', async () => {
  const { answers, heard } = await followed();
  answers[0]?.write('article\n\nneed\nunheard-of\n');
  await vi.waitUntil(() => heard.length > 1);
  expect(heard).toEqual([PAGE_CONTENTS, ['article', 'need']]);
});

it('puts together a name that comes in parts', async () => {
  const { answers, heard } = await followed();
  answers[0]?.write('arti');
  answers[0]?.write('cle\n');
  await vi.waitUntil(() => heard.length > 1);
  expect(heard[1]).toEqual(['article']);
});

it('comes back when it was cut off, and takes what it missed for a change of everything', async () => {
  const { answers, heard } = await followed();
  answers[0]?.destroy();
  await vi.waitUntil(() => answers.length > 1);
  await vi.waitUntil(() => heard.length > 1);
  expect(heard).toEqual([PAGE_CONTENTS, PAGE_CONTENTS]);
});

it('tells once of a platform that cannot be followed, however often it tries', async () => {
  const { failures } = await followed([404, 503]);
  expect(failures).toEqual(['Error: Page changes: status 404']);
});

it('ends with the portal', async () => {
  const { answers, end } = await followed();
  const closed = new Promise((resolve) => answers[0]?.once('close', resolve));
  end();
  await closed;
  expect(answers).toHaveLength(1);
});
