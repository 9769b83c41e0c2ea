import { type ReactNode, useId } from 'react';
import * as styles from './watermark.css.ts';

export interface WatermarkProps {
  /** Who sees this and when, one line each: a name, a company, a time. */
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/** Distance of two marks in px beyond the text itself. */
const gap = 80;
const lineHeight = 24;
/** Han characters are as wide as they are high; Latin ones about half of it. */
const characterWidth = 14;

/**
 * Names the reader all over the content, on screen and on paper. An aid against passing pictures on, no protection:
 * whoever knows the browser can take it away. Drawn as SVG, since browsers leave out background pictures in print.
 */
export function Watermark({ lines, children }: WatermarkProps) {
  const id = useId();
  const width = Math.max(...lines.map((line) => line.length * characterWidth), 0) + gap;
  const height = lines.length * lineHeight + gap;
  return (
    <div className={styles.marked}>
      {children}
      <svg className={styles.marks} aria-hidden="true" focusable="false">
        <defs>
          <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform="rotate(-22)">
            {lines.map((line, index) => (
              <text key={line} x={0} y={(index + 1) * lineHeight}>
                {line}
              </text>
            ))}
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
