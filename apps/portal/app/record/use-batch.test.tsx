import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import type { RecordAct } from './use-act.ts';
import { type Batch, type BatchAct, useBatch } from './use-batch.ts';
import type { ListView } from './use-list.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly allowedActions: readonly string[];
}

const row = (id: string, version = 1, allowedActions = ['delete']): Row => ({ id, version, allowedActions });

/** As much of a list as a selection asks for. */
function listOf(records: readonly Row[], query: object = {}): ListView<Row> {
  const list: Partial<ListView<Row>> = {
    query: { current: 1, size: 10, ...query },
    page: { records, total: 3, size: 10, current: 1 },
  };
  return list as ListView<Row>;
}

const acting: RecordAct = { run: async (_, work) => void (await work('key')), isBusy: () => false, lost: null };

async function show(first: ListView<Row>, change: Partial<BatchAct<Row>> = {}) {
  const notify = vi.fn();
  const send = vi.fn<BatchAct<Row>['send']>(async (rows) => ({ done: rows.map(({ id }) => id), failed: [] }));
  const known: BatchAct<Row> = {
    key: 'delete',
    label: '删除',
    allows: ({ allowedActions }) => allowedActions.includes('delete'),
    done: (count) => `${count}条已删除`,
    send,
    ...change,
  };
  let shown: Batch<Row> | undefined;
  const Page = ({ list }: { readonly list: ListView<Row> }) => {
    shown = useBatch(list, acting, [known]);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  // A batch asks the client for nothing but its toasts.
  const client = { notify } as Partial<PortalClient> as PortalClient;
  const draw = (list: ListView<Row>) =>
    act(async () =>
      root.render(
        <PortalClientProvider value={client}>
          <Page list={list} />
        </PortalClientProvider>,
      ),
    );
  await draw(first);
  onTestFinished(() => act(() => root.unmount()));
  const batch = () => {
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  const pick = (...ids: readonly string[]) => act(async () => batch().selection?.onChange(new Set(ids)));
  const startFirst = () =>
    act(async () => {
      const [offered] = batch().offered;
      if (offered) batch().start(offered);
    });
  return { batch, draw, pick, startFirst, notify, send };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('acts on several records', () => {
  it('are sent once for all that are selected, on this page as they are now and on others as they were seen', async () => {
    const { batch, draw, pick, startFirst, send, notify } = await show(listOf([row('1'), row('2')]));
    await pick('1', '2');
    await draw(listOf([row('2', 5), row('3')], { current: 2 }));
    await pick('1', '2', '3');
    await startFirst();
    expect(send.mock.calls).toEqual([[[row('1'), row('2', 5), row('3')]]]);
    expect(notify).toHaveBeenCalledWith({ tone: 'success', text: '3条已删除' });
    expect(batch().selected).toEqual([]);
  });

  it('leave selected what could not be done', async () => {
    const failed = [{ id: '2', msg: '已被修改' }];
    const send: BatchAct<Row>['send'] = async () => ({ done: ['1'], failed });
    const { batch, pick, startFirst, notify } = await show(listOf([row('1'), row('2')]), { send });
    await pick('1', '2');
    await startFirst();
    expect(batch().selected).toEqual([row('2')]);
    expect(notify).toHaveBeenCalledWith({ tone: 'warning', text: '1条已删除，1条失败：已被修改' });
  });

  it('are offered for the rows that allow them; where none does nothing can be selected', async () => {
    const list = listOf([row('1'), row('2', 1, [])]);
    const { batch, draw, pick } = await show(list);
    await pick('1', '2');
    expect(batch().offered.map(({ rows }) => rows)).toEqual([[row('1')]]);
    expect([row('1'), row('2', 1, [])].map((one) => batch().actionsOf(one).length)).toEqual([1, 0]);
    await pick();
    await draw(listOf([row('2', 1, [])]));
    expect(batch().selection).toBeUndefined();
  });

  it('begin anew with another filter', async () => {
    const { batch, draw, pick } = await show(listOf([row('1')]));
    await pick('1');
    await draw(listOf([row('1')], { keyword: '钢' }));
    expect(batch().selected).toEqual([]);
  });

  it('ask first when they destroy', async () => {
    const { batch, pick, startFirst, send } = await show(listOf([row('1')]), { destroys: '收货地址' });
    await pick('1');
    await startFirst();
    expect(send).not.toHaveBeenCalled();
    expect(batch().asked?.rows).toEqual([row('1')]);
    await act(async () => batch().confirm());
    expect(send).toHaveBeenCalledTimes(1);
    expect(batch().asked).toBeNull();
  });
});
