import { NeedsScripts, SkeletonRows } from '@jianzhu/ui';
import { Aside } from '@jianzhu/ui/needs';
import { BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { Process } from '@jianzhu/ui/services';
import { lazy, memo, Suspense, useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { needTexts as texts } from './messages.ts';
import { findNeeds } from './need-tabs.ts';
import type { Published } from './published-need.tsx';

const NeedForm = lazy(() => loadPart(() => import('./need-form.tsx')));
const FindNeeds = lazy(() => loadPart(() => import('./find-needs.tsx')));
const PublishedNeed = lazy(() => loadPart(() => import('./published-need.tsx')));

export interface PublishNeedPageProps {
  readonly name: string;
  /** A visitor looks for what was published rather than publishing. */
  readonly isSearch: boolean;
}

interface LaterFormProps {
  readonly isSearch: boolean;
  readonly onPublished: (published: Published) => void;
}

/**
 * A form whose scripts come after those of the page. The server draws it with the page, and what it has drawn stands
 * there until then: so long as nothing draws it anew, which only another form does.
 */
const LaterForm = memo(function LaterForm({ isSearch, onPublished }: LaterFormProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      {isSearch ? <FindNeeds /> : <NeedForm onPublished={onPublished} />}
    </Suspense>
  );
});

/** 服务需求: the form of a need, and for visitors the way back to theirs (domain rules 11.5). */
export function PublishNeedPage({ name, isSearch }: PublishNeedPageProps) {
  const isMember = useSession().kind === 'member';
  const [published, setPublished] = useState<Published | null>(null);
  if (published !== null && !isSearch) {
    return (
      <Suspense>
        <PublishedNeed {...published} isMember={isMember} onAnother={() => setPublished(null)} />
      </Suspense>
    );
  }
  return (
    <BrowsePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.hall, href: paths.needCases },
        { name },
      ]}
      title={name}
      tabs={{
        key: 'view',
        label: texts.views,
        current: isSearch ? 'find' : 'publish',
        choices: [
          { key: 'publish', label: texts.publish, href: paths.serviceNeeds },
          { key: 'find', label: texts.find, href: findNeeds },
        ],
      }}
      rail={
        <>
          <Aside title={texts.next}>
            <Process steps={texts.nextSteps} />
          </Aside>
          <SideLinks
            framed
            title={texts.look}
            links={[
              { key: 'hall', text: texts.hall, href: paths.needCases },
              { key: 'cases', text: texts.cases, href: `${paths.needCases}?isCase=1` },
            ]}
          />
        </>
      }
    >
      <NeedsScripts act={isSearch ? texts.find : texts.publish} />
      <LaterForm isSearch={isSearch} onPublished={setPublished} />
    </BrowsePage>
  );
}
