import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { Timeline } from '@jianzhu/ui/record';
import { machineTime, minuteOf } from './dates.ts';
import { recordTexts as texts } from './messages.ts';

/** A change of a record's status, as details answer it. */
interface LogEntry {
  readonly action: string;
  readonly operatorName: string;
  readonly reason: string;
  readonly createTime: string;
}

export interface LogTimelineProps {
  /** As the platform gives them, the oldest first. */
  readonly logs: readonly LogEntry[];
  /** What each act is called. */
  readonly names: Readonly<Record<string, string>>;
}

/** 操作记录 of a record, the newest first (domain rules 0.9). */
export function LogTimeline({ logs, names }: LogTimelineProps) {
  if (logs.length === 0) return <p>{FORM_MESSAGES.emptyList}</p>;
  return (
    <Timeline
      label={texts.log}
      events={logs.toReversed().map(({ action, operatorName, reason, createTime }, index) => ({
        id: `${createTime} ${index}`,
        what: [names[action] ?? action, reason].filter((text) => text !== '').join('：'),
        when: { text: minuteOf(createTime), dateTime: machineTime(createTime) },
        who: operatorName,
      }))}
    />
  );
}
