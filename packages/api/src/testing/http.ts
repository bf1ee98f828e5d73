import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../types.gen.ts';

/**
 * Mock handlers of the contract: a wrong body, status, path or query name does not compile. Answers any origin, since a
 * story runs on Storybook's and a test on a loopback one.
 *
 * @example http.get('/me', ({ response }) => response(200).json(userOf('subscriber')))
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });
