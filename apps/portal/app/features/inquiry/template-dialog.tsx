import { isApiError } from '@jianzhu/api-client';
import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { TwoLines } from '@jianzhu/ui/record';
import { type FormEvent, useEffect, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { editorTexts } from './editor-messages.ts';
import { type InquiryDetail, type InquiryRow, inquiryCalls, inquiryFiles } from './inquiry-calls.ts';

const { earlier: texts } = editorTexts;

const SHOWN = 10;

type Found =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly items: readonly InquiryRow[] };

const columns: readonly Column<InquiryRow>[] = [
  {
    key: 'title',
    title: texts.title,
    cell: ({ title, code }) => <TwoLines second={code}>{title}</TwoLines>,
    card: 'title',
  },
  { key: 'category', title: texts.category, width: '144px', cell: ({ categoryNames }) => categoryNames.join('、') },
  { key: 'lines', title: texts.lines, width: '88px', align: 'end', cell: ({ lineCount }) => lineCount },
  { key: 'time', title: texts.time, width: '112px', cell: ({ publishTime }) => publishTime.slice(0, 10) || '—' },
];

export interface TemplateDialogProps {
  /** Nothing stands in the lines yet that would go. */
  readonly isEmpty: boolean;
  /** Of the sheet itself, which is no template of its own. */
  readonly ownId: string | undefined;
  readonly onTake: (inquiry: InquiryDetail) => void;
  readonly onClose: () => void;
}

/** Chooses an earlier inquiry whose lines and conditions are taken over (domain rules 3.1). */
export default function TemplateDialog({ isEmpty, ownId, onTake, onClose }: TemplateDialogProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ keyword: '' });
  const [found, setFound] = useState<Found>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    const { keyword } = asked;
    async function load(): Promise<Found> {
      try {
        const query = { current: 1, size: SHOWN, ...(keyword !== '' && { keyword }) };
        const { records } = await (await inquiryCalls(client)).list({ query });
        return { status: 'ready', items: records.filter(({ id, lineCount }) => id !== ownId && lineCount > 0) };
      } catch (error) {
        if (!isApiError(error)) throw error;
        return { status: 'failed' };
      }
    }
    setFound({ status: 'loading' });
    void load().then((next) => isWanted && setFound(next));
    return () => {
      isWanted = false;
    };
  }, [client, asked, ownId]);

  function search(event: FormEvent) {
    event.preventDefault();
    // The page below is a form too: events bubble as components stand.
    event.stopPropagation();
    setAsked({ keyword: text.trim() });
  }

  const take = (id: string) =>
    void start('take', async () => {
      try {
        onTake(await (await inquiryFiles(client)).detail({ query: { id } }));
      } catch (error) {
        // It is told by the call.
        if (!isApiError(error)) throw error;
      }
    });

  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={texts.act} text={texts.text}>
      {!isEmpty && <InlineAlert tone="warning">{texts.replaces}</InlineAlert>}
      <search>
        <form onSubmit={search}>
          <TextField
            label={texts.keyword}
            value={text}
            onChange={setText}
            suffix={
              <Button type="submit" variant="link" size="compact">
                {texts.search}
              </Button>
            }
          />
        </form>
      </search>
      <DataTable
        label={texts.table}
        columns={columns}
        rows={found.status === 'ready' ? found : { status: found.status }}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={({ id }) => [{ key: 'take', label: texts.take, onSelect: () => !isRunning('take') && take(id) }]}
        empty={<p>{texts.none}</p>}
        onRetry={() => setAsked({ ...asked })}
      />
    </Dialog>
  );
}
