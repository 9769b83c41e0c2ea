import './tables.ts';
import { defineContext } from '../context.ts';
import { orderHandlers } from './handlers.ts';
import { expireOrderJob, settleOrdersJob, sweepOrdersJob } from './order-jobs.ts';
import { packageUseHandlers } from './package-use-handlers.ts';
import { sweepPackageUsesJob } from './package-use-jobs.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'service_order', id: 'body.id' }) as const;
const useAct = (name: string) => ({ ...act(name), record: 'package_use' }) as const;
const reasoned = (name: string) => ({ ...act(name), facts: { reason: '原因' } });

export const orderContext = defineContext({
  tables: { service_order: 'tenant', knowledge_entitlement: 'system', package_use: 'tenant' },
  records: { service_order: '服务订单', package_use: '套餐使用记录' },
  acts: {
    'order.create': { ...act('提交服务订单'), id: 'answer.orderId', facts: { orderType: '订单类型' } },
    'order.pay': act('发起订单支付'),
    'order.cancel': act('取消服务订单'),
    'order.acceptOrder': act('接单'),
    'order.refuseOrder': reasoned('拒单'),
    'order.deliver': act('提交成果'),
    'order.confirm': act('确认验收'),
    'order.rejectDeliver': reasoned('驳回成果'),
    'order.refundApply': reasoned('申请退款'),
    'order.refundHandle': { ...act('处理退款'), facts: { agree: '是否同意' } },
    'order.appeal': reasoned('申诉服务订单'),
    'order.rate': act('评价服务订单'),
    'order.reply': act('回复评价'),
    'packageUse.add': { ...useAct('登记套餐使用'), id: 'answer.id', facts: { note: '服务说明' } },
    'packageUse.confirm': useAct('确认套餐使用'),
    'packageUse.refuse': { ...useAct('不认可套餐使用'), facts: { reason: '原因' } },
  },
  handlers: ({ database }) => ({ order: orderHandlers(database), packageUse: packageUseHandlers(database) }),
  jobs: () => ({
    'order.expire': expireOrderJob,
    'order.sweep': sweepOrdersJob,
    'order.settle': settleOrdersJob,
    'packageUse.sweep': sweepPackageUsesJob,
  }),
});
