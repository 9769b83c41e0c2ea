import * as styles from './states.css.ts';

/** Drawing for nothing found: a frame that is not built yet, under a magnifier. */
export function UnbuiltFrame() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 150" width="220" height="150" aria-hidden="true">
      <path d="M20 126H200" strokeWidth="1.5" />
      <path
        d="M28 126l-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7m19-7-7 7"
        opacity=".5"
      />
      <path
        d="M62 126V54h96v72M62 78h96M62 102h96M94 126V54M126 126V54"
        strokeWidth="1.2"
        strokeDasharray="5 5"
        opacity=".9"
      />
      <path d="M62 38H158M62 32V44M158 32V44M58 42 66 34M154 42 162 34" opacity=".7" />
      <g className={styles.accent}>
        <circle cx="146" cy="62" r="24" fill={styles.drawn.ground} />
        <path d="m163 79 16 16" strokeWidth="2.5" />
        <path d="M136 62h20" />
      </g>
    </svg>
  );
}
