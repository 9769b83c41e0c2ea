import { classNames } from '../class-names.ts';
import { icon, size } from '../icon/icon.css.ts';
import { type ToolbarIconName, toolbarShapes } from './toolbar-shapes.ts';

/** An icon of the toolbar; its button carries the name. They stay with the editor, out of the set of every page. */
export function ToolbarIcon({ name }: { readonly name: ToolbarIconName }) {
  return (
    <svg className={classNames(icon, size[20])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={toolbarShapes[name]} />
    </svg>
  );
}
