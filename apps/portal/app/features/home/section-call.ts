import type { SectionContent, SectionKey } from '@jianzhu/ui/home';
import type { FailureReport } from '../../site/start-up.server.ts';

/**
 * Turns the calls of one section into its content. A failed call leaves the other sections alone: this one says so and
 * offers to load the page again at its place.
 */
export async function sectionOf<Data>(
  key: SectionKey,
  load: () => Promise<Data>,
  report: FailureReport,
): Promise<SectionContent<Data>> {
  try {
    return { status: 'ready', data: await load() };
  } catch (error) {
    report({ error, degrades: true });
    return { status: 'failed', retryHref: `?params=${key}` };
  }
}
