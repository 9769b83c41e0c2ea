import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { tableMessages } from './messages.ts';

/** What opens the settings of the columns. */
export function ColumnButton(button: ButtonProps) {
  return (
    <Button variant="line" size="compact" aria-haspopup="dialog" {...button}>
      <Icon name="columns" size={16} />
      {tableMessages.columnSettings}
    </Button>
  );
}
