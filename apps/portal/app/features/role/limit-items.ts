import { formatMoney } from '@jianzhu/domain/money';
import { isLimited } from '@jianzhu/domain/roles';
import { roleTexts as texts } from './messages.ts';

/** Up to which amount the holders of a role approve, as an item of a list; none where the role approves nothing. */
export const limitItems = (permissionKeys: readonly string[], approvalLimit: number | null) =>
  isLimited(permissionKeys)
    ? [{ term: texts.limit, value: approvalLimit === null ? texts.noLimit : formatMoney(approvalLimit) }]
    : [];
