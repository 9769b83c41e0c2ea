import * as v from 'valibot';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { givenRoleIds } from '../permission/given-role-ids.ts';
import { ROLE_MESSAGES } from '../permission/messages.ts';

/** Texts of requests to join a company (domain rules 15.2, 16.2). */
export const JOIN_REQUEST_MESSAGES = {
  alreadyMember: '您已是该企业成员',
  alreadyAsked: '您已申请加入该企业，请等待审核',
  tooMany: (most: number) => `待审核的加入申请最多${most}条，请等待企业处理`,
  noCompany: '企业不存在',
  askedOften: '今天已多次申请加入该企业，请明天再试',
} as const;

/** Of one person, waiting at a time. */
export const MOST_JOIN_REQUESTS = 5;

/** That a person makes to one company in 24 hours: each is a notice to all who may answer it. */
export const JOIN_REQUESTS_A_DAY = 3;

/** What who asks to join says. */
export const joinRequestRecord = v.object({
  reason: field('str', { label: '申请说明', max: 100 }),
});

/** Why a request is refused. */
export const joinRefusal = refusalReason('拒绝原因');

/** The company's word on a request: roles with a yes, a reason with a no. */
export const joinRequestAnswer = v.object({
  agree: v.picklist([0, 1], '请选择审核结果'),
  roleIds: v.optional(
    v.union([givenRoleIds, v.pipe(v.array(v.string()), v.maxLength(0))], ROLE_MESSAGES.rolesEmpty),
    [],
  ),
  reason: field('str', { label: '拒绝原因', max: 200 }),
});
