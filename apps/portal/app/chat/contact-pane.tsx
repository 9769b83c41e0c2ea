import type { ChatRecord } from '@jianzhu/chat';
import { formatDateTime } from '@jianzhu/domain';
import { ContactInfo, OfficialMark } from '@jianzhu/ui/chat';
import { DescriptionList } from '@jianzhu/ui/record';
import { chatTexts } from './messages.ts';

export interface ContactPaneProps {
  readonly record: ChatRecord;
  readonly onClose: () => void;
}

/** What is known of the other side. */
export function ContactPane({
  record: { name, company, position, official, lastTime, lastReadTime },
  onClose,
}: ContactPaneProps) {
  const time = (ms: number) => (ms > 0 ? formatDateTime(ms) : chatTexts.never);
  return (
    <ContactInfo onClose={onClose}>
      <DescriptionList
        columns={1}
        items={[
          ...(company ? [{ term: chatTexts.company, value: company }] : []),
          {
            term: chatTexts.peer,
            value: (
              <>
                {name}
                {official && <OfficialMark />}
              </>
            ),
          },
          ...(position ? [{ term: chatTexts.position, value: position }] : []),
          { term: chatTexts.newestAt, value: time(lastTime) },
          { term: chatTexts.readAt, value: time(lastReadTime) },
        ]}
      />
    </ContactInfo>
  );
}
