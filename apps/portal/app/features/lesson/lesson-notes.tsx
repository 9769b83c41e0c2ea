import { LESSON_NOTE_LENGTH } from '@jianzhu/domain';
import { Button, TextLink } from '@jianzhu/ui';
import { TextField } from '@jianzhu/ui/fields';
import { NoteForm, TimedNotes } from '@jianzhu/ui/lessons';
import { type FormEvent, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { lessonCalls } from './lesson-calls.ts';
import { clockText, videoHref } from './lesson-entry.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

export interface LessonNotesProps {
  readonly lesson: ShownLesson;
  readonly chapterId: string;
  /** Where the player is, in seconds. */
  readonly at: number;
}

/** 学习笔记: what the member has noted, each at its time, and one more at this moment. */
export default function LessonNotes({ lesson, chapterId, at }: LessonNotesProps) {
  const client = usePortalClient();
  const act = useAct();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  function save(event: FormEvent) {
    event.preventDefault();
    setError(note.trim() === '' ? texts.noteEmpty : undefined);
    if (note.trim() === '') return;
    void act.run('save', async () => {
      const calls = await lessonCalls(client);
      await calls.saveNote({ body: { chapterId, position: at, note } });
      setNote('');
      return texts.noteSaved;
    });
  }
  const remove = (of: string, position: number) =>
    act.run(`remove ${of} ${position}`, async () => {
      const calls = await lessonCalls(client);
      await calls.removeNote({ body: { chapterId: of, position } });
      return texts.noteRemoved;
    });

  return (
    <>
      <NoteForm
        onSubmit={save}
        field={
          <TextField
            id="note"
            label={texts.note}
            value={note}
            error={error}
            onChange={setNote}
            maxLength={LESSON_NOTE_LENGTH.max}
          />
        }
        act={
          <Button type="submit" variant="line" size="compact" pending={act.isBusy('save')}>
            {texts.addNote(clockText(at))}
          </Button>
        }
      />
      {lesson.notes.length === 0 ? (
        <p>{texts.noNotes}</p>
      ) : (
        <TimedNotes
          notes={lesson.notes.map(({ chapterId: of, position, note: text }) => ({
            key: `${of} ${position}`,
            time: <TextLink href={videoHref(lesson.id, of, position)}>{clockText(position)}</TextLink>,
            text,
            act: (
              <Button
                variant="link"
                size="compact"
                aria-label={texts.removeOf(clockText(position))}
                pending={act.isBusy(`remove ${of} ${position}`)}
                onClick={() => void remove(of, position)}
              >
                {texts.remove}
              </Button>
            ),
          }))}
        />
      )}
    </>
  );
}
