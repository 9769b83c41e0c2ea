import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { loadPart } from '../../errors/load-part.ts';
import { useActs } from '../../use-acts.ts';
import type { Receipt } from './bid-calls.ts';
import { bidTexts as texts } from './messages.ts';

const { receiptFacts: terms } = texts;

type File = Receipt['files'][number];

const columns: readonly Column<File>[] = [
  { key: 'file', title: terms.file, cell: ({ fileName }) => fileName, card: 'title' },
  { key: 'part', title: texts.receiptFiles, width: '128px', cell: ({ part }) => texts.parts[part] },
  { key: 'size', title: terms.size, width: '128px', align: 'end', cell: ({ fileSize }) => fileSize },
  { key: 'md5', title: terms.md5, cell: ({ md5 }) => md5 },
];

const factsOf = (receipt: Receipt) => [
  { term: terms.code, value: receipt.code },
  { term: terms.time, value: receipt.submitTime },
  { term: terms.tender, value: `${receipt.tenderTitle} ${receipt.tenderCode}` },
  { term: terms.bidder, value: receipt.bidderName },
  { term: terms.revision, value: texts.revision(receipt.revision) },
  { term: terms.hash, value: receipt.payloadHash, wide: true },
  { term: terms.signature, value: receipt.signature, wide: true },
];

/** The receipt as a file: a line for each fact and each file. */
function receiptLines(receipt: Receipt): string {
  const facts = factsOf(receipt).map(({ term, value }) => `${term}：${value}`);
  const files = receipt.files.map(
    ({ part, fileName, fileSize, md5 }) => `${texts.parts[part]}：${fileName} ${fileSize} ${md5}`,
  );
  return [texts.receipt, ...facts, ...files, ''].join('\r\n');
}

/** 投标回执: what was handed in and when, signed by the platform, to be taken along. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { start, isRunning } = useActs();

  async function save() {
    const { saveFile } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    // The mark has every editor read it as UTF-8.
    saveFile(new Blob([`\ufeff${receiptLines(receipt)}`], { type: 'text/plain' }), texts.receiptFile(receipt.code));
  }

  return (
    <SectionParts>
      <DescriptionList items={factsOf(receipt)} />
      <DataTable
        label={texts.receiptFiles}
        columns={columns}
        rows={{ status: 'ready', items: receipt.files }}
        rowKey={({ part, fileName, md5 }) => `${part} ${fileName} ${md5}`}
        rowName={({ fileName }) => fileName}
        onRetry={() => {}}
      />
      <Button variant="line" size="compact" pending={isRunning('save')} onClick={() => void start('save', save)}>
        {texts.download}
      </Button>
    </SectionParts>
  );
}
