import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { useActs } from '../use-acts.ts';
import { type OpenedPicture, openPicture } from './opened-picture.ts';

const EditDialog = lazy(() => loadPart(() => import('./edit-picture-dialog.tsx')));

/** Pictures that a browser writes back as what they were. */
const EDITED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);
/** Px of the shorter side below which nothing is worth cutting off. */
const LEAST_SIDE = 64;

type Take = (files: readonly File[]) => void;

/** What was chosen together, and how far it is gone through. */
interface Chosen {
  readonly take: Take;
  /** As they will be uploaded. */
  readonly done: readonly File[];
  /** The first one is being edited. */
  readonly left: readonly [File, ...File[]];
  readonly opened: OpenedPicture;
}

/** Offers chosen pictures to be cut and turned, one after another, before they are handed on (domain rules 15). */
export function usePictureEdit(): {
  /** Other files, and pictures that cannot be drawn, are handed on as they are. */
  readonly offering: (take: Take) => Take;
  readonly dialog: ReactNode;
} {
  const { start } = useActs();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const opened = chosen?.opened;
  useEffect(() => () => opened?.release(), [opened]);

  /** Goes on to the next picture; at the end all are handed on at once, as they were chosen. */
  async function goOn(take: Take, done: readonly File[], files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (file === undefined) {
      setChosen(null);
      take(done);
      return;
    }
    const opened = await openEditable(file);
    if (opened === null) return goOn(take, [...done, file], others);
    setChosen({ take, done, left: [file, ...others], opened });
  }

  return {
    offering: (take) => (files) => {
      if (!files.some(({ type }) => EDITED_TYPES.has(type))) take(files);
      else void start('open', () => goOn(take, [], files));
    },
    dialog: chosen && (
      <Suspense>
        <EditDialog
          key={chosen.opened.src}
          picture={chosen.opened}
          original={chosen.left[0]}
          isLast={chosen.left.length === 1}
          onUse={(file) => start('open', () => goOn(chosen.take, [...chosen.done, file], chosen.left.slice(1)))}
          onUseOriginals={() => {
            setChosen(null);
            chosen.take([...chosen.done, ...chosen.left]);
          }}
          onCancel={() => setChosen(null)}
        />
      </Suspense>
    ),
  };
}

/** The picture, if there is something to cut off or to turn. */
async function openEditable(file: File): Promise<OpenedPicture | null> {
  if (!EDITED_TYPES.has(file.type)) return null;
  let opened: OpenedPicture;
  try {
    opened = await openPicture(file);
  } catch {
    // What it is instead is for the platform to say, as of any other file.
    return null;
  }
  if (Math.min(opened.width, opened.height) >= LEAST_SIDE) return opened;
  opened.release();
  return null;
}
