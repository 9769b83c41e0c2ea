import { dictionaryLabel, KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS } from '@jianzhu/domain/forms';
import { KNOWLEDGE_CONTENT, knowledgeMachine } from '@jianzhu/domain/shelves';
import { DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { shelfTexts } from '../../shelf/messages.ts';
import { commonFacts, ShelfView } from '../../shelf/shelf-view.tsx';
import { type KnowledgeDetail, knowledgeCalls } from './knowledge-calls.ts';
import { editHref, priceOf, shownHref } from './knowledge-columns.tsx';
import { FILE_RULES, labelOf } from './knowledge-form.tsx';
import { ownKnowledgeTexts as texts } from './messages.ts';

export interface KnowledgeDetailPageProps {
  readonly loaded: LoadedRecord<KnowledgeDetail>;
  readonly officeViewer: string | null;
}

/** One text of the business, as its form has it. */
export function KnowledgeDetailPage({ loaded, officeViewer }: KnowledgeDetailPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.publishedKnowledge}>
      {(record) => <KnowledgeDetailView record={record} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

interface KnowledgeDetailViewProps {
  readonly record: KnowledgeDetail;
  readonly officeViewer: string | null;
}

export function KnowledgeDetailView({ record, officeViewer }: KnowledgeDetailViewProps) {
  const rules = FILE_RULES[record.contentType === KNOWLEDGE_CONTENT.video ? 3 : 2];
  return (
    <ShelfView
      {...{ record, machine: knowledgeMachine, labelOf, calls: knowledgeCalls }}
      hrefs={{ list: paths.publishedKnowledge, edit: editHref(record.id), shown: shownHref(record.id) }}
      sections={[
        { key: 'facts', title: texts.main, content: <DescriptionList items={factsOf(record)} /> },
        ...(record.file.length === 0
          ? []
          : [
              {
                key: 'file',
                title: texts.file,
                content: (
                  <SavedFiles
                    {...{ name: `knowledge-${record.id}`, label: texts.file, rules, saved: record.file, officeViewer }}
                  />
                ),
              },
            ]),
        { key: 'content', title: texts.content, content: <RichText html={sanitizeRichText(record.content)} /> },
      ]}
    />
  );
}

const factsOf = (record: KnowledgeDetail) => [
  ...commonFacts(record),
  { term: texts.category, value: dictionaryLabel(KNOWLEDGE_CATEGORIES, record.categoryId) },
  { term: texts.contentType, value: dictionaryLabel(KNOWLEDGE_CONTENTS, record.contentType) },
  { term: texts.columns.price, value: priceOf(record) },
  { term: labelOf('previewBlocks'), value: String(record.previewBlocks) },
  { term: labelOf('isOriginal'), value: record.isOriginal === 1 ? texts.isOriginal : texts.quoted },
  { term: texts.source, value: record.source || shelfTexts.none },
  { term: texts.tags, value: record.tags.join('、') || shelfTexts.none },
  { term: texts.columns.views, value: String(record.viewCount) },
  { term: texts.summary, value: record.summary || shelfTexts.none, wide: true },
];
