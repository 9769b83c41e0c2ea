import type { AuditedCall } from '../audit/act-register.ts';
import { defineContext } from '../context.ts';
import { operatorHandlers } from './handlers.ts';

const act = (name: string, record: string, more: Omit<AuditedCall, 'name' | 'kind' | 'record'> = {}): AuditedCall => ({
  name,
  kind: 'platform',
  record,
  id: 'body.id',
  ...more,
});

/** A list: what it shows is named by its call alone. */
const look = (name: string, record: string): AuditedCall => ({ name, kind: 'platform', record, in: 'after' });

const writing = (what: string): AuditedCall => act(`保存${what}`, 'written', { id: 'answer.id' });

export const operatorContext = defineContext({
  tables: {
    operator: 'system',
    operator_token: 'system',
    operator_file: 'system',
    operator_first_secret: 'system',
  },
  records: {
    operator: '操作员',
    operatorFile: '内容文件',
    review: '审核',
    article: '文章',
    written: '公开内容',
    salon: '沙龙',
    lawyer: '律师',
    legalPackage: '法律套餐',
    lesson: '课程',
    knowledge: '企业知识',
    company: '企业主页',
    help: '帮助文章',
    legalText: '协议',
    dictionary: '字典',
    banner: '广告',
    certificate: '证书',
    clock: '业务时间',
    reconciliation: '对账',
    reconciliationDifference: '对账差异',
  },
  // Lists of public content and one's own name (`me`) are nobody's: no look at them is kept.
  acts: {
    // The operator that it makes writes the event of one that is done.
    'operator.first': { name: '启用首位操作员', kind: 'platform', record: 'operator', in: 'marked' },
    'operator.operators': look('查看操作员', 'operator'),
    'operator.addOperator': act('添加操作员', 'operator', { id: 'answer.id' }),
    'operator.grantToken': act('更换操作令牌', 'operator', { id: 'answer.id' }),
    'operator.revokeOperator': act('停用操作员', 'operator'),
    'operator.reviews': look('查看审核列表', 'review'),
    'operator.review': act('查看审核资料', 'review', { id: 'query.bizId' }),
    // May be repeated: the transaction that decides says so.
    'operator.handleReview': act('审核', 'review', { id: 'body.bizId', in: 'marked' }),
    'operator.applications': look('查看首页申请', 'homeApplication'),
    'operator.handleApplication': act('处理首页申请', 'homeApplication', { id: 'body.code' }),
    'operator.account': act('查看账号', 'account', { id: 'answer.id' }),
    'operator.disableAccount': act('停用账号', 'account'),
    'operator.enableAccount': act('启用账号', 'account'),
    'operator.removeSecondFactor': act('解除二次验证', 'account'),
    'operator.registerFile': act('登记内容文件', 'operatorFile', { id: 'answer.id' }),
    // It reads the file first, and may be repeated.
    'operator.confirmFile': act('确认内容文件', 'operatorFile', { in: 'marked' }),
    'operator.revokeCertification': act('撤销企业认证', 'certification', { id: 'body.businessId', in: 'marked' }),
    'operator.revokeCertificate': act('撤销证书', 'certificate', { id: 'body.number' }),
    'operator.offShelfInquiry': act('下架询价单', 'inquiry', { id: 'body.code' }),
    'operator.offShelf': act('下架商家内容', 'service', { id: 'body.bizId' }),
    'operator.offShelfTender': act('终止招标', 'tender', { id: 'body.code' }),
    'operator.saveArticle': act('保存文章', 'article', { id: 'answer.id' }),
    'operator.publishArticle': act('发布文章', 'article'),
    'operator.withdrawArticle': act('撤回文章', 'article'),
    'operator.publishRecord': act('发布内容', 'written'),
    'operator.withdrawRecord': act('撤回内容', 'written'),
    'operator.saveSalon': writing('沙龙'),
    'operator.saveLawyer': writing('律师'),
    'operator.saveLegalPackage': writing('法律套餐'),
    'operator.saveLesson': writing('课程'),
    'operator.saveKnowledge': writing('企业知识'),
    'operator.saveCompany': writing('企业主页'),
    'operator.saveHelp': writing('帮助文章'),
    'operator.publishLegalText': act('发布协议', 'legalText', { id: 'body.code' }),
    'operator.saveDictionary': act('保存字典', 'dictionary', { id: 'body.code' }),
    'operator.saveBanner': act('保存广告', 'banner', { id: 'answer.id' }),
    'operator.orderBanners': act('排列广告', 'banner', { id: 'body.place' }),
    'operator.showBanner': act('显示或隐藏广告', 'banner'),
    // They look for the person first, in a transaction of its own.
    'operator.notices': act('查看用户消息', 'account', { id: 'query.userId', in: 'after' }),
    'operator.resendNotice': act('重发消息', 'notice', { in: 'marked' }),
    'operator.reconciliations': look('查看对账结果', 'reconciliation'),
    'operator.differences': look('查看对账差异', 'reconciliationDifference'),
    'operator.explainDifference': act('说明对账差异', 'reconciliationDifference'),
    'operator.settleDifference': act('处理对账差异', 'reconciliationDifference'),
    'operator.advanceClock': act('调整业务时间', 'clock', { id: '' }),
  },
  handlers: (services) => ({ operator: operatorHandlers(services) }),
});
