import { defineContext } from '../context.ts';
import { bankCardHandlers } from './handlers.ts';
import { amountJobHandler } from './send-amount.ts';

const act = (name: string, id = 'body.id') => ({ name, kind: 'form', record: 'bank_card', id }) as const;

export const bankCardContext = defineContext({
  tables: { bank_card: 'tenant', bank_card_check: 'tenant' },
  records: { bank_card: '银行卡' },
  acts: {
    'bankCard.bind': { ...act('绑定银行卡', 'answer.id'), in: 'marked' },
    'bankCard.verifyAmount': act('验证打款金额'),
    'bankCard.setDefault': act('设置默认银行卡'),
    'bankCard.unbind': act('解绑银行卡'),
    'bankCard.drop': act('取消绑定银行卡'),
  },
  handlers: (services) => ({ bankCard: bankCardHandlers(services) }),
  jobs: (services) => ({ 'bankCard.amount': amountJobHandler(services) }),
});
