import type { CompanyInfo, MemberDetail } from '@jianzhu/domain';
import { initialSiteStore } from '@jianzhu/domain';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPortalClient, type PortalClient, PortalClientProvider } from '../portal-client.ts';
import type { MemberSession } from '../session/member-session.ts';

/** Answers of the platform's calls, by context and call, such as `{ security: { endDevice: async () => null } }`. */
export type StagedCalls = Readonly<
  Record<string, Readonly<Record<string, (input: { readonly body?: unknown }) => Promise<unknown>>>>
>;

/** A member as views of the portal know one. */
const stagedMember: MemberDetail = {
  id: '1',
  account: '王建国',
  realName: '王建国',
  avatar: '',
  phoneMasked: '138****0001',
  permissionKeys: [],
  dataScope: 1,
  certStatus: { personal: 2, corporate: 2 },
  companyRoles: [],
  vip: null,
};

const company: CompanyInfo = { id: '1001', niceName: '吉林北辰建设集团有限公司', tenantId: '', accountHeader: '' };

/** The client of a page whose platform answers with `calls`, and never where none is given. */
export function stagedClient(calls: StagedCalls = {}, member: Partial<MemberDetail> = {}): PortalClient {
  const client = createPortalClient({
    site: initialSiteStore(),
    session: {
      kind: 'member',
      userInfo: { ...stagedMember, ...member },
      companyInfo: company,
      businesses: [],
      businessId: company.id,
    },
    side: 'require',
    origins: {
      own: 'http://localhost:3000',
      login: 'http://localhost:4001',
      storage: 'http://localhost:4002',
      siblings: 'http://localhost:4003',
    },
    cookieScope: { secure: false },
  });
  const session = {
    api: { callsOf: (contexts: object) => answersOf(contexts, calls) },
    refreshUserInfo: async () => undefined,
    changedOwnData: async () => undefined,
    refreshUnread: async () => undefined,
  };
  // Views ask the session for its calls and to look again, for nothing else.
  return { ...client, memberSession: async () => session as unknown as MemberSession };
}

const noAnswer = () => new Promise<never>(() => undefined);

function answersOf(contexts: object, calls: StagedCalls) {
  return Object.fromEntries(
    Object.entries(contexts).map(([context, named]) => [
      context,
      Object.fromEntries(Object.keys(named).map((name) => [name, calls[context]?.[name] ?? noAnswer])),
    ]),
  );
}

export interface PortalStageProps {
  readonly children: ReactNode;
  readonly client?: PortalClient;
  /** Address of the page, with the state of its entry in the history. */
  readonly entry?: string | { readonly pathname: string; readonly state?: unknown };
  /** What the loaders of routes above have said, by the id of the route; the innermost comes last. */
  readonly above?: Readonly<Record<string, unknown>>;
}

/** What stands around a view in the portal: a router with its data, and the client of the page. For tests and stories. */
export function PortalStage({ children, client, entry = '/', above = {} }: PortalStageProps) {
  const [own] = useState(() => client ?? stagedClient());
  const [router] = useState(() => {
    const page = { id: 'page', path: '*', element: <Stand>{children}</Stand>, loader: () => null };
    const route = Object.keys(above).reduceRight<object>(
      (inner, id) => ({ id, loader: () => above[id], children: [inner] }),
      page,
    );
    return createMemoryRouter([route], {
      initialEntries: [entry],
      hydrationData: { loaderData: { ...above, page: null } },
    });
  });
  return (
    <PortalClientProvider value={own}>
      <RouterProvider router={router} />
    </PortalClientProvider>
  );
}

const Stand = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;
