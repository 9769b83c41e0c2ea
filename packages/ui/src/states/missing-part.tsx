import * as styles from './states.css.ts';

/** Drawing for an address that is no page: one part of the frame is still at the crane. */
export function MissingPart() {
  const { drawn } = styles;
  return (
    <svg className={styles.wideDrawing} viewBox="0 0 360 210" aria-hidden="true">
      <path d="M16 176H344" />
      <path
        d="M24 176l-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8m32-8-8 8"
        strokeWidth="1"
        opacity=".5"
      />
      <path d="M104 176V60h128v116M104 98h128M104 137h128M146 60v116M190 60v116" strokeDasharray="6 5" />
      <path d="M104 198H232M104 192v12M232 192v12" strokeWidth="1" />
      <path d="M272 176V24M262 176h20M244 40h88M272 24l60 16M272 24l-28 16M318 40v40" stroke={drawn.crane} />
      <path d="M310 80h16v12h-16z" fill={drawn.load} stroke={drawn.edge} />
      <path d="M146 98h44v39h-44z" fill={drawn.part} stroke={drawn.partEdge} />
    </svg>
  );
}
