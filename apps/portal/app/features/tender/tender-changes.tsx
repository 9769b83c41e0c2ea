import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { changeTexts as texts } from './change-messages.ts';
import type { TenderDetail } from './tender-calls.ts';

type Change = TenderDetail['changes'][number];

export interface TenderChangesProps {
  readonly tender: TenderDetail;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

/** What was announced of a tender since its notice, the last first: what it says, and what it moved. */
export function TenderChanges({ tender: { id, changes }, officeViewer }: TenderChangesProps) {
  return (
    <DescriptionList
      columns={1}
      items={changes.map((change, index) => ({
        term: change.createTime.slice(0, 16),
        value: (
          <ChangeText name={`change-${id}-${changes.length - index}`} change={change} officeViewer={officeViewer} />
        ),
        wide: true,
      }))}
    />
  );
}

interface ChangeTextProps {
  readonly name: string;
  readonly change: Change;
  readonly officeViewer: string | null;
}

function ChangeText({ name, change: { content, times, attachments, createTime }, officeViewer }: ChangeTextProps) {
  return (
    <SectionParts>
      <p>{content}</p>
      {times.length > 0 && (
        <ul>
          {times.map(({ field, before, after }) => (
            <li key={field}>{texts.moved(field, before.slice(0, 16), after.slice(0, 16))}</li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && (
        <SavedFiles
          {...{ name, officeViewer, rules: procurementRules.record, saved: attachments }}
          label={texts.filesOf(createTime.slice(0, 16))}
        />
      )}
    </SectionParts>
  );
}
