import type { Filing, LegalLink } from '@jianzhu/ui';
import * as paths from '../paths.ts';

/** What the operator of a site sets: neutral samples stand here, real numbers come with the operator. */
export const hotline = '0431-0000 0000';

/** Filing numbers and their registers. */
export const filings: readonly Filing[] = [
  { text: '吉ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
  { text: '吉公网安备 00000000000000号', href: 'https://beian.mps.gov.cn/', shield: true },
  { text: '增值电信业务经营许可证 吉B2-00000000' },
];

/** Legal texts that every footer leads to (specification 2, Footer). */
export const legalLinks: readonly LegalLink[] = [
  { text: '隐私政策', href: paths.privacyPolicy },
  { text: '版权声明', href: paths.copyrightNotice },
  { text: '用户协议', href: paths.userAgreement },
];

/** Words below the QR codes, in their order. */
export const qrCaptions = {
  officialAccount: '官方公众号',
  mobileApp: '移动客户端',
  customerService: '平台客服',
} as const;
