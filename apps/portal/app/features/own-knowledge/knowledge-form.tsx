import { fieldLabel, KNOWLEDGE_FILES } from '@jianzhu/domain/forms';
import { KNOWLEDGE_CONTENT, ownKnowledgeRecord } from '@jianzhu/domain/shelves';
import { Button } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { RecordField } from '../../record/record-field.tsx';
import { RecordFormPage } from '../../record/record-form-page.tsx';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import type { FoundForm } from '../../record/use-record-form.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { PictureField } from '../../shelf/picture-field.tsx';
import { RichField } from '../../shelf/rich-field.tsx';
import { LinesField } from '../../shelf/rows-field.tsx';
import { ShelfSaid } from '../../shelf/shelf-said.tsx';
import { useShelfForm } from '../../shelf/use-shelf-form.ts';
import { type KnowledgeDetail, knowledgeCalls } from './knowledge-calls.ts';
import { ownKnowledgeTexts as texts } from './messages.ts';

export interface FoundKnowledge extends FoundForm {
  readonly record: (KnowledgeDetail & FoundForm['record']) | null;
}

/** What is typed and chosen; the file has a widget with a state of its own, and is looked at by the platform. */
const { file: _file, ...words } = ownKnowledgeRecord.entries;
const wordsRecord = v.object(words);

const MEGABYTE = 1024 * 1024;
const rulesOf = (contentType: number): FileRules => {
  const rule = KNOWLEDGE_FILES[contentType];
  return { extensions: rule?.extensions ?? [], capMegabytes: (rule?.maxBytes ?? 0) / MEGABYTE, maxCount: 1 };
};
/** Made once: widgets compare what they are given. */
export const FILE_RULES = { 2: rulesOf(KNOWLEDGE_CONTENT.document), 3: rulesOf(KNOWLEDGE_CONTENT.video) } as const;
const NO_FILES: readonly [] = [];

export const labelOf = (field: string) => fieldLabel(ownKnowledgeRecord, field);

export interface KnowledgeFormProps {
  readonly found: FoundKnowledge;
  readonly officeViewer: string | null;
}

/** Adds a text, or writes a change of one (domain rules 11.2). */
export function KnowledgeForm({ found, officeViewer }: KnowledgeFormProps) {
  const { record } = found;
  const head = useMemberHead(record === null ? undefined : texts.edit);
  const client = usePortalClient();
  const savedOf = (contentType: number) => (record?.contentType === contentType ? record.file : NO_FILES);
  const shared = { officeViewer, readOnly: false, label: texts.file } as const;
  const name = record?.id ?? 'new';
  const paper = useRecordFiles({
    ...{ ...shared, name: `knowledge-document-${name}`, rules: FILE_RULES[2] },
    saved: savedOf(KNOWLEDGE_CONTENT.document),
  });
  const film = useRecordFiles({
    ...{ ...shared, name: `knowledge-video-${name}`, rules: FILE_RULES[3] },
    saved: savedOf(KNOWLEDGE_CONTENT.video),
  });
  const filesOf = (contentType: unknown) =>
    contentType === KNOWLEDGE_CONTENT.document ? paper : contentType === KNOWLEDGE_CONTENT.video ? film : null;
  const { form, send } = useShelfForm(wordsRecord, {
    ...{ form: 'knowledge', found, fieldReasons: record?.fieldReasons ?? [], calls: knowledgeCalls },
    listHref: paths.publishedKnowledge,
    save: async (body, idempotencyKey) => {
      const widget = filesOf(body.contentType);
      const file = widget?.value() ?? [];
      const saved = await (await knowledgeCalls(client)).save({ body: { ...body, file } }, { idempotencyKey });
      widget?.submitted(file);
      return saved;
    },
  });
  const { contentType, isFree, isOriginal } = form.values;
  const files = filesOf(contentType);
  const isUploading = files?.isUploading === true;
  const kind = contentType === KNOWLEDGE_CONTENT.video ? 3 : 2;
  const keptName = record !== null && record.contentType === contentType ? record.keptFileName : '';
  const submit = (thenHandIn: boolean) => {
    if (!isUploading) send(thenHandIn);
  };
  return (
    <RecordFormPage
      {...head}
      form={{ ...form, isAtRisk: form.isAtRisk || files?.isUnsaved === true, submit: () => submit(false) }}
      cancelHref={paths.publishedKnowledge}
      said={record && <ShelfSaid record={record} labelOf={labelOf} />}
      other={
        <Button variant="line" disabled={form.isBusy || isUploading} onClick={() => submit(true)}>
          {shelfTexts.saveAndSubmit}
        </Button>
      }
      sections={[
        {
          key: 'main',
          title: texts.main,
          content: (
            <>
              <RecordField form={form} name="title" />
              <RecordField form={form} name="categoryId" />
              <PictureField form={form} name="cover" label={texts.cover} calls={knowledgeCalls} required />
              <RecordField form={form} name="summary" help={texts.summaryHelp} />
              <LinesField form={form} name="tags" label={texts.tags} max={5} />
            </>
          ),
        },
        {
          key: 'content',
          title: texts.content,
          content: (
            <>
              <RecordField form={form} name="contentType" />
              {files !== null && (
                <FieldGroup
                  id="file"
                  label={texts.file}
                  required={keptName === ''}
                  help={keptName === '' ? texts.fileHelp[kind] : texts.keptFile(keptName)}
                  error={form.errors.file}
                >
                  {files.table}
                </FieldGroup>
              )}
              <RichField
                {...{ form, name: 'content', label: labelOf('content'), maxLength: 100_000, calls: knowledgeCalls }}
                required={files === null}
              />
            </>
          ),
        },
        {
          key: 'price',
          title: texts.price,
          content: (
            <>
              <RecordField form={form} name="isFree" help={texts.isFreeHelp} />
              {isFree !== 1 && (
                <>
                  <RecordField form={form} name="price" required />
                  <RecordField form={form} name="previewBlocks" help={texts.previewHelp} />
                </>
              )}
              <RecordField form={form} name="isOriginal" help={texts.isOriginalHelp} />
              {isOriginal !== 1 && <RecordField form={form} name="source" required />}
            </>
          ),
        },
      ]}
    />
  );
}
