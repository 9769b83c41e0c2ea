/** The environment of the running script; no other module of the scripts reads it. */
export const environment: Readonly<NodeJS.ProcessEnv> = process.env;
