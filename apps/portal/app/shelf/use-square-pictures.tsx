import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type OpenedPicture, openPicture } from '../attachment/opened-picture.ts';
import { loadPart } from '../errors/load-part.ts';
import { shelfTexts as texts } from './messages.ts';
import { PictureRefused } from './upload-picture.ts';

const SquareDialog = lazy(() => loadPart(() => import('./square-picture-dialog.tsx')));

/** How far a picture may be from a square, as a part of the longer side. */
const TOLERANCE = 0.1;

export interface SquareRule {
  /** px */
  readonly leastSide: number;
  /** Said of one that is smaller. */
  readonly tooSmall: string;
}

interface Cutting {
  readonly opened: OpenedPicture;
  readonly name: string;
  readonly done: (file: File | null) => void;
}

/**
 * Makes pictures square before they are uploaded: one that nearly is stays as it is, another is cut by the member.
 *
 * @returns `square`, which gives the file to upload, or null where it was given up, and throws PictureRefused for one
 *   that is too small or none; the dialog to draw
 */
export function useSquarePictures({ leastSide, tooSmall }: SquareRule): {
  readonly square: (file: File, mayStay?: boolean) => Promise<File | null>;
  readonly dialog: ReactNode;
} {
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const opened = cutting?.opened;
  useEffect(() => () => opened?.release(), [opened]);

  async function square(file: File, mayStay = true): Promise<File | null> {
    const picture = await openPicture(file).catch(() => {
      throw new PictureRefused(texts.notOpened);
    });
    const { width, height } = picture;
    if (Math.min(width, height) < leastSide) {
      picture.release();
      throw new PictureRefused(tooSmall);
    }
    if (mayStay && Math.abs(width - height) <= TOLERANCE * Math.max(width, height)) {
      picture.release();
      return file;
    }
    return new Promise((done) => setCutting({ opened: picture, name: file.name, done }));
  }

  const end = (file: File | null) => {
    cutting?.done(file);
    setCutting(null);
  };
  return {
    square,
    dialog: cutting && (
      <Suspense>
        <SquareDialog
          key={cutting.opened.src}
          picture={cutting.opened}
          name={cutting.name}
          leastSide={leastSide}
          tooSmall={tooSmall}
          onUse={end}
          onCancel={() => end(null)}
        />
      </Suspense>
    ),
  };
}
