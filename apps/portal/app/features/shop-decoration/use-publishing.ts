import { BusinessError } from '@jianzhu/api-client';
import { type PageSchema, SHOP_MESSAGES } from '@jianzhu/domain/shops';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { type Standing, shopCalls } from './decoration-calls.ts';
import type { EditorEvent } from './editor-state.ts';
import { stepTexts, decorationTexts as texts } from './messages.ts';
import type { Checked } from './problems-now.ts';
import type { DraftSave } from './use-draft-save.ts';

/** What is asked before something is done with the whole page. */
export type Asked = 'publish' | 'schedule' | 'versions' | 'clear' | null;

interface PublishingOptions {
  readonly terminal: Standing['terminal'];
  readonly draft: DraftSave;
  /** What stands there when it is asked. */
  readonly schema: () => PageSchema;
  readonly dispatch: (event: EditorEvent) => void;
}

/** What is done with the whole page: checked, published, published later, previewed, replaced. Each saves it first. */
export function usePublishing({ terminal, draft, schema, dispatch }: PublishingOptions) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<Asked>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [preview, setPreview] = useState<string | null>(null);

  /**
   * Saves what an act is about.
   *
   * @param isFirst as `DraftSave.flush` has it
   * @returns whether the act goes on; what the platform refuses is told by the draft itself
   * @throws ApiError where no answer came: then the act was lost with it, and is offered again
   */
  async function isKept(isFirst = true): Promise<boolean> {
    const error = await draft.flush(isFirst);
    if (error !== null && !(error instanceof BusinessError)) throw error;
    return error === null;
  }

  /** Saves, and asks the platform what is wrong. */
  function check(then: 'publish' | 'schedule'): Promise<void> {
    return act.run('check', async () => {
      if (!(await isKept())) return undefined;
      const now = schema();
      const found = await (await shopCalls(client)).check({ body: { terminal, schema: now } });
      setChecked({ ...found, schema: now });
      setAsked(then);
      if (found.problems.length > 0) dispatch({ kind: 'say', text: texts.problems(found.problems.length) });
      return undefined;
    });
  }

  /** An act after which the page stands elsewhere. */
  function stand(name: string, text: string, ask: (key: string) => Promise<Standing>): Promise<void> {
    return act.run(name, async (key) => {
      if (!(await isKept())) return undefined;
      draft.stand(await ask(key));
      setAsked(null);
      dispatch({ kind: 'say', text });
      return text;
    });
  }

  const seen = () => ({ terminal, version: draft.version() });
  return {
    ...{ asked, setAsked, checked, preview, isBusy: act.isBusy, lost: act.lost, check },
    closePreview: () => setPreview(null),
    publish: () =>
      stand('publish', SHOP_MESSAGES.published, async (idempotencyKey) =>
        (await shopCalls(client)).publish({ body: seen() }, { idempotencyKey }),
      ),
    schedule: (time: string) =>
      stand('schedule', texts.scheduled, async (idempotencyKey) =>
        (await shopCalls(client)).schedule({ body: { ...seen(), time } }, { idempotencyKey }),
      ),
    cancelSchedule: () =>
      stand('cancel-schedule', texts.scheduleCancelled, async () =>
        (await shopCalls(client)).cancelSchedule({ body: seen() }),
      ),
    openPreview: () =>
      act.run('preview', async () => {
        if (!(await isKept())) return undefined;
        const { token } = await (await shopCalls(client)).previewToken({ body: { terminal } });
        setPreview(`${window.location.origin}/shop/preview?${new URLSearchParams({ terminal, token })}`);
        return undefined;
      }),
    /** A template or a version of before takes the place of the draft; one step, which can be taken back. */
    replace: (source: { readonly code: string; readonly name: string } | { readonly versionNo: number }) =>
      act.run('replace', async () => {
        if (!(await isKept(false))) return undefined;
        const calls = await shopCalls(client);
        const isTemplate = 'code' in source;
        const data = isTemplate
          ? await calls.applyTemplate({ body: { ...seen(), code: source.code } })
          : await calls.restore({ body: { ...seen(), versionNo: source.versionNo } });
        draft.adopt(data);
        dispatch({ kind: 'edit', edit: { kind: 'replace', schema: data.schema } });
        setAsked(null);
        return isTemplate ? texts.applied(source.name) : SHOP_MESSAGES.restored;
      }),
    /** What becomes of a page that others have saved as well. */
    settle: (choose: () => Promise<unknown>) =>
      act.run('settle', async () => {
        await choose();
        return undefined;
      }),
    /** Saves, and then goes on to another page. */
    leave: (go: () => unknown) =>
      act.run('leave', async () => {
        if (await isKept(false)) await go();
        return undefined;
      }),
    save: () =>
      act.run('save', async () => {
        if (!(await isKept())) return undefined;
        dispatch({ kind: 'say', text: stepTexts.saved });
        return undefined;
      }),
  };
}

/** What is done with the whole page. */
export type Publishing = ReturnType<typeof usePublishing>;
