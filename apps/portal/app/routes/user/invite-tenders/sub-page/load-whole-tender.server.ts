import type { RouterContextProvider } from 'react-router';
import { loadSignUpPart } from '../../../../features/sign-up/load-sign-up-part.server.ts';
import { loadTender } from '../../../../features/tender/load-tender.server.ts';
import { answerRecord } from '../../../../record/load-record.server.ts';
import { requestServices } from '../../../../request-services.server.ts';
import { requestContext } from '../../../../server-context.ts';

/** A tender that is written or looked at, with what other contexts say of it. */
export async function loadWholeTender(url: URL, context: Readonly<RouterContextProvider>) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const found = await loadTender(url.searchParams, services);
  const part = await loadSignUpPart(found.loaded, url.searchParams, services);
  return answerRecord({ ...found, part, officeViewer: settings.officeViewer ?? null });
}
