import { LawLanding, type LawLandingProps, PackageCards } from '@jianzhu/ui/law';
import { BrowsePage } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { LawyersShown } from './law-cards.tsx';
import { lawyerHref, packageEntry } from './law-entry.ts';
import type { LandingData } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

const WAYS: LawLandingProps['ways'] = [
  { name: texts.toLawyers, text: texts.toLawyersText, href: paths.lawyerList, icon: 'user' },
  { name: texts.toPackages, text: texts.toPackagesText, href: paths.legalPackageList, icon: 'document-seal' },
  { name: texts.toLessons, text: texts.toLessonsText, href: paths.lawLessonList, icon: 'play' },
];

/** 法律服务: what there is, and the ways to lawyers, packages and lessons (domain rules 11.4). */
export function LawLandingPage({ name, overview, lawyers, packages }: LandingData & { readonly name: string }) {
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.services, href: paths.servicesMore }, { name }]}
      title={name}
    >
      <LawLanding
        slogan={texts.slogan}
        figures={
          overview === null
            ? []
            : [
                { term: texts.lawyerCount, value: texts.lawyers(overview.lawyers) },
                { term: texts.firmCount, value: texts.firms(overview.firms) },
                { term: texts.consultCount, value: texts.consults(overview.consultations) },
                { term: texts.packageCount, value: texts.packages(overview.packages) },
              ]
        }
        ways={WAYS}
        parts={[
          {
            key: 'lawyers',
            title: texts.goodLawyers,
            more: { text: texts.allLawyers, href: paths.lawyerList },
            content: <LawyersShown lawyers={lawyers} hrefOf={lawyerHref} />,
          },
          {
            key: 'packages',
            title: texts.soldPackages,
            more: { text: texts.allPackages, href: paths.legalPackageList },
            content: <PackageCards packages={packages.map(packageEntry)} />,
          },
        ]}
      />
    </BrowsePage>
  );
}
