import * as paths from '../../paths.ts';
import { PortalStage, type StagedCalls, stagedClient } from '../../testing/portal-stage.tsx';
import type { SecondFactor } from './load-security.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorAdvice } from './second-factor-advice.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

const off: SecondFactor = { isOn: false, recoveryLeft: 0, isRequired: false, mayRequire: false, isAdvised: true };
const on: SecondFactor = { ...off, isOn: true, recoveryLeft: 7, isAdvised: false };
const proven = { pathname: paths.secondFactor, state: { verifyTicket: 'proof' } };
const started = { secret: 'MZXW6YTBOI4DSQ2K', otpauthUri: 'otpauth://totp/138****0001?secret=MZXW6YTBOI4DSQ2K' };
const codes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789', 'BCDE-FGHJ-KLMN-PQRS', 'TUVW-XYZ2-3456-789A'];

const page = (state: SecondFactor | null, calls: StagedCalls = {}, entry: string | typeof proven = proven) => (
  <PortalStage client={stagedClient(calls)} entry={entry}>
    <SecondFactorPage state={state} />
  </PortalStage>
);

export default { title: '页面视图/二次验证' };

export const Identity = { name: '先验证身份', render: () => page(off, {}, paths.secondFactor) };
export const Loading = { name: '设置：正在取密钥', render: () => page(off) };
export const Setup = {
  name: '设置：扫码并输入口令',
  render: () => page(off, { security: { startSecondFactor: async () => started } }),
};
export const Management = { name: '已开启：管理', render: () => page(on) };
export const CompanyRule = { name: '已开启：企业要求', render: () => page({ ...on, mayRequire: true }) };
export const Failed = { name: '状态加载失败', render: () => page(null) };
export const Codes = {
  name: '恢复码',
  render: () => (
    <PortalStage entry={proven}>
      <RecoveryCodes codes={codes} onSaved={() => undefined} />
    </PortalStage>
  ),
};
export const Required = {
  name: '企业要求开启的提示条',
  render: () => (
    <PortalStage entry={paths.personalCenter}>
      <SecondFactorAdvice advice="required" />
    </PortalStage>
  ),
};
export const Advice = {
  name: '建议开启的提示条',
  render: () => (
    <PortalStage entry={paths.personalCenter}>
      <SecondFactorAdvice advice="advised" />
    </PortalStage>
  ),
};
