import { KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS } from '@jianzhu/domain/forms';
import { knowledgeMachine } from '@jianzhu/domain/shelves';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import type { FilterSpec } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfList } from '../../shelf/shelf-list.tsx';
import {
  exportKnowledge,
  type KnowledgeFileQuery,
  type KnowledgePage,
  type KnowledgeQuery,
  type KnowledgeRow,
  knowledgeCalls,
} from './knowledge-calls.ts';
import { editHref, knowledgeColumns, knowledgeFile, shownHref } from './knowledge-columns.tsx';
import { ownKnowledgeTexts as texts } from './messages.ts';

const FILTERS: readonly FilterSpec<KnowledgeQuery>[] = [
  { kind: 'text', name: 'keyword', label: shelfTexts.keyword, hint: shelfTexts.keywordHint },
  { kind: 'choice', name: 'categoryId', label: texts.category, options: KNOWLEDGE_CATEGORIES },
  { kind: 'choice', name: 'contentType', label: texts.contentType, options: KNOWLEDGE_CONTENTS },
  { kind: 'choice', name: 'isFree', label: texts.charge, options: texts.chargeModes },
  { kind: 'days', from: 'beginDate', to: 'endDate', label: shelfTexts.updated },
];

export interface KnowledgeListProps {
  readonly query: KnowledgeQuery;
  readonly loaded: LoadedList<KnowledgePage>;
}

/** The texts that the business publishes (domain rules 11.2). */
export function KnowledgeList({ query, loaded }: KnowledgeListProps) {
  const client = usePortalClient();
  return (
    <ShelfList<KnowledgeRow, KnowledgeQuery>
      {...{ query, loaded, columns: knowledgeColumns, filters: FILTERS }}
      {...{ machine: knowledgeMachine, calls: knowledgeCalls, addKey: 'knowledge_edit' }}
      entity={texts.entity}
      words={texts.list}
      hrefs={{ list: paths.publishedKnowledge, add: paths.publishKnowledge, edit: editHref, shown: shownHref }}
      exporter={(list) => (
        <ExportList
          list={list}
          name={texts.entity}
          columns={knowledgeFile}
          ask={(asked: KnowledgeFileQuery) => exportKnowledge(client, asked)}
        />
      )}
    />
  );
}
