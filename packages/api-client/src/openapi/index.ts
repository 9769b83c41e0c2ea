/** OpenAPI 3.1 of the contract, made on the server. */
export { type DescribedCall, type DescribedContract, describedCalls } from './contract-calls.ts';
export { describeSchema, type JsonSchema } from './json-schema.ts';
export { createOpenApiDocument, type OpenApiDocument, type OpenApiOptions } from './openapi-document.ts';
