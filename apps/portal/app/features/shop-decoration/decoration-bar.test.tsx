import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DecorationBar } from './decoration-bar.tsx';
import type { Standing } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';

const nothing = () => {};

it('says of a page that waits for its time as well that it could not be saved', () => {
  const standing: Standing = {
    ...{
      terminal: 'pc' as const,
      version: 2,
      status: 2,
      updateTime: '',
      updateUser: '',
      publishedVersion: 1,
      publishTime: '',
    },
    ...{ publishUser: '', blockReason: '', scheduleTime: '2026-12-01 08:30:00', scheduleProblem: '' },
    allowedActions: [],
  };
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <DecorationBar
        {...{ title: '店铺装修', scale: 1, canUndo: false, canRedo: false, mayEdit: true, mayPublish: true }}
        standing={standing}
        note={texts.saveFailed}
        isBusy={() => false}
        {...{ onTerminal: nothing, onUndo: nothing, onRedo: nothing, onClear: nothing, onVersions: nothing }}
        onSettings={nothing}
        {...{ onPreview: nothing, onSchedule: nothing, onCancelSchedule: nothing, onPublish: nothing }}
      />
    </MemoryRouter>,
  );
  expect(drawn).toContain('定时发布：12-01 08:30');
  expect(drawn).toContain(texts.saveFailed);
});
