import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type DocumentHandler, requestContext } from '../app/server-context.ts';

export { requestContext };

/** The build itself, whose pages bench/bare-render-server.ts renders with React alone. */
// The generated module types say `undefined` where ServerBuild has an optional field.
export const serverBuild = build as ServerBuild;

const handle = createRequestHandler(serverBuild, import.meta.env.MODE);

/** Entry of the server build: the application as one function, with its own context key inside. */
export const handleDocument: DocumentHandler = (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(requestContext, context);
  return handle(request, provider);
};
