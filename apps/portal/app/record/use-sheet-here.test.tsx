import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import { useSheetHere } from './use-sheet-here.ts';

const stateOf = (title: string) => ({ values: { title }, items: [{ id: 'new-1', values: { spec: title } }] });
const unsent = { mine: stateOf('钢筋'), base: stateOf('') };

/** The form of a sheet, as one person opens it. */
async function open(id?: string, userId = '1') {
  // The copy asks the client for nothing else.
  const client = { session: { user: {}, userInfo: { id: userId } } } as unknown as PortalClient;
  let here: ReturnType<typeof useSheetHere> | undefined;
  const Form = () => {
    here = useSheetHere('inquiry', id);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <Form />
      </PortalClientProvider>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  return () => {
    if (!here) throw new Error('nothing is shown');
    return here;
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

it('finds again what did not arrive, of the same person and sheet only', async () => {
  (await open('7'))().keep(unsent, { id: '7', version: 3 });
  expect((await open('7'))().found).toMatchObject({ ...unsent, version: 3 });
  expect((await open('7', '2'))().found).toBeNull();
  expect((await open())().found).toBeNull();
});

it('belongs to the sheet as soon as that has an id', async () => {
  const here = await open();
  here().keep(unsent, { version: 0 });
  here().sent(undefined);
  here().keep(unsent, { id: '7', version: 1 });
  expect((await open())().found).toBeNull();
  expect((await open('7'))().found).toMatchObject({ version: 1 });
});

it('is replaced and removed by nothing before somebody has answered', async () => {
  (await open('7'))().keep(unsent, { id: '7', version: 3 });
  const here = await open('7');
  here().sent('7');
  here().keep({ mine: stateOf('水泥'), base: stateOf('') }, { id: '7', version: 4 });
  expect((await open('7'))().found).toMatchObject({ mine: stateOf('钢筋'), version: 3 });
  await act(() => here().take());
  here().sent('7');
  expect((await open('7'))().found).toBeNull();
});
