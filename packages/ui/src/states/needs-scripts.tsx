import * as styles from './needs-scripts.css.ts';

export interface NeedsScriptsProps {
  /** What cannot be done, such as 播放此视频; the buttons beside it unless given. */
  readonly act?: string;
  /** Looks as its surroundings do; a small line unless given. */
  readonly className?: string;
}

const messages = {
  act: '此处按钮',
  needsScripts: (act: string) => `${act}需要JavaScript，请在浏览器设置中开启后刷新页面`,
} as const;

/** In a browser without scripts, beside what only a script can do. Elsewhere nothing is drawn. */
export function NeedsScripts({ act = messages.act, className = styles.line }: NeedsScriptsProps) {
  return (
    <noscript>
      <p className={className}>{messages.needsScripts(act)}</p>
    </noscript>
  );
}
