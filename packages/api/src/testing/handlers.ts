import { HttpResponse, type RequestHandler } from 'msw';
import { accountOf, dataExportOf, sessionsOf } from './account.ts';
import { jobsPageOf, statsOf, usersPageOf } from './admin.ts';
import { analysisDetailOf, analysisOf, analysisPageOf } from './analysis.ts';
import { auditOf } from './audit.ts';
import { extractionOf, profileOf, profilesOf, runOf, runsOf } from './benchmark.ts';
import { chartsOf } from './charts.ts';
import { comparisonOf } from './comparison.ts';
import { configOf } from './config.ts';
import { debugDifferenceOf, debugExplanationOf, debugFileOf, debugFilesOf, debugPage, debugSessionsOf, taskOf } from './debug.ts';
import { factsOf } from './facts.ts';
import { fragmentOf } from './fragment.ts';
import { http } from './http.ts';
import { loginOf } from './login.ts';
import { paymentsOf } from './payment.ts';
import { plansOf } from './plan.ts';
import { reportChangeOf } from './report-change.ts';
import { sampleOf } from './sample.ts';
import { ownDefaultsOf, savedScenario, scenariosOf } from './scenarios.ts';
import { shareCreated, sharedOf, sharesOf } from './shares.ts';
import { sourcesOf } from './sources.ts';
import { statusOf } from './status.ts';
import { idOf } from './titles.ts';
import { userOf } from './user.ts';

const account: RequestHandler[] = [
  http.post('/register', ({ response }) => response(201).json(loginOf('complimentary unlimited'))),
  http.post('/login', ({ response }) => response(200).json(loginOf('subscriber'))),
  http.post('/logout', ({ response }) => response(204).empty()),
  http.get('/me', ({ response }) => response(200).json(userOf('subscriber'))),
  http.get('/me/account', ({ response }) => response(200).json(accountOf('verified'))),
  http.patch('/me/account', async ({ request, response }) => response(200).json({ ...accountOf('verified'), ...(await request.json()) })),
  http.get('/me/defaults', ({ response }) => response(200).json(ownDefaultsOf('none'))),
  http.put('/me/defaults', ({ response }) => response(200).json(ownDefaultsOf('several'))),
  http.delete('/me/defaults', ({ response }) => response(204).empty()),
  http.post('/me/change-password', ({ response }) => response(204).empty()),
  http.get('/me/sessions', ({ response }) => response(200).json(sessionsOf('several'))),
  http.delete('/me/sessions', ({ response }) => response(204).empty()),
  http.delete('/me/sessions/{id}', ({ response }) => response(204).empty()),
  http.get('/me/export', ({ response }) => response(200).json(dataExportOf('none'))),
  http.post('/me/export', ({ response }) => response(202).json(dataExportOf('preparing'))),
  http.get('/me/export/file', ({ response }) =>
    response.untyped(
      new HttpResponse('PK', {
        headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="rimawari-data-2026-11-22.zip"' },
      }),
    ),
  ),
  http.post('/me/delete', ({ response }) => response(204).empty()),
  http.post('/forgot-password', ({ response }) => response(200).json({ detail: 'If the email exists, a reset link was sent.' })),
  http.post('/resend-code', ({ response }) => response(200).json({ detail: 'We sent a new code.' })),
  http.post('/resend-verification', ({ response }) =>
    response(200).json({ detail: 'If the email exists and is not verified yet, a verification link was sent.' }),
  ),
  http.post('/reset-password', ({ response }) => response(200).json({ detail: 'Password updated' })),
  http.get('/verify', ({ response }) => response(200).json({ detail: 'Email verified' })),
  http.get('/config', ({ response }) => response(200).json(configOf('standard'))),
];

const analysis: RequestHandler[] = [
  http.get('/analysis', ({ query, response }) =>
    response(200).json(analysisPageOf(94, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10))),
  ),
  http.post('/analysis', ({ response }) => response(201).json({ job_id: idOf(0) })),
  http.get('/analysis/{id}', ({ params, response }) => response(200).json({ ...analysisDetailOf('completed'), job_id: params.id })),
  http.get('/analyses/compare', ({ response }) => response(200).json(comparisonOf('two'))),
  http.patch('/analysis/{id}', async ({ params, request, response }) =>
    response(200).json({ ...analysisOf('completed'), ...(await request.json()), job_id: params.id }),
  ),
  http.delete('/analysis/{id}', ({ response }) => response(204).empty()),
  http.post('/analysis/{id}/restore', ({ params, response }) => response(200).json({ ...analysisOf('completed'), job_id: params.id })),
  http.get('/analysis/{id}/status', ({ response }) => response(200).json(statusOf('completed'))),
  http.get('/analysis/{id}/facts', ({ response }) => response(200).json(factsOf('never corrected'))),
  http.post('/analysis/{id}/corrections', ({ response }) => response(202).json(factsOf('being corrected'))),
  http.get('/analysis/{id}/change', ({ response }) => response(200).json(reportChangeOf('no earlier report'))),
  http.get('/analysis/{id}/shares', ({ response }) => response(200).json(sharesOf('two'))),
  http.post('/analysis/{id}/shares', ({ response }) => response(201).json(shareCreated)),
  http.delete('/analysis/{id}/shares/{shareId}', ({ response }) => response(204).empty()),
  http.get('/analysis/{id}/scenarios', ({ response }) => response(200).json(scenariosOf('two'))),
  http.post('/analysis/{id}/scenarios', async ({ request, response }) =>
    response(201).json({ ...savedScenario, ...(await request.json()) }),
  ),
  http.patch('/analysis/{id}/scenarios/{scenarioId}', async ({ params, request, response }) =>
    response(200).json({ ...savedScenario, ...(await request.json()), id: params.scenarioId }),
  ),
  http.delete('/analysis/{id}/scenarios/{scenarioId}', ({ response }) => response(204).empty()),
  http.get('/samples/{slug}', ({ params, response }) => response(200).json({ ...sampleOf('condominium'), slug: params.slug })),
  http.get('/samples/{slug}/fragment', ({ query, response }) =>
    response(200).text(fragmentOf(query.get('path') ? 'nested' : 'front'), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ),
  http.get('/samples/{slug}/report', ({ response }) =>
    response(200).text('<!doctype html><title>Report</title>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ),
  http.get('/shared/{token}', ({ response }) => response(200).json(sharedOf('named'))),
  http.get('/shared/{token}/fragment', ({ query, response }) =>
    response(200).text(fragmentOf(query.get('path') ? 'nested' : 'front'), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ),
  http.post('/analysis/{id}/cancel', ({ response }) => response(200).json(statusOf('cancelled'))),
  http.get('/analysis/{id}/sources', ({ response }) => response(200).json(sourcesOf('url and documents'))),
  http.get('/analysis/{id}/sources/{sourceId}', ({ response }) =>
    response.untyped(
      new HttpResponse('%PDF-1.7', {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('販売図面.pdf')}`,
        },
      }),
    ),
  ),
  http.get('/analysis/{id}/fragment', ({ query, response }) =>
    response(200).text(fragmentOf(query.get('path') ? 'nested' : 'front'), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ),
  http.get('/analysis/{id}/report', ({ query, response }) =>
    response.untyped(
      new HttpResponse('report', { headers: { 'Content-Disposition': `attachment; filename="report.${query.get('format') ?? 'html'}"` } }),
    ),
  ),
];

const payments: RequestHandler[] = [
  http.get('/stripe/plans', ({ response }) => response(200).json(plansOf('standard'))),
  http.get('/stripe/payment-history', ({ response }) => response(200).json(paymentsOf('mixed'))),
  http.post('/stripe/create-checkout-session', ({ response }) =>
    response(200).json({ checkout_url: 'https://checkout.example/c/cs_test_a1B2c3' }),
  ),
  http.post('/stripe/create-portal-session', ({ response }) => response(200).json({ portal_url: 'https://billing.example/p/session_9Zx' })),
];

const administration: RequestHandler[] = [
  http.get('/admin/stats', ({ response }) => response(200).json(statsOf('typical'))),
  http.get('/admin/charts', ({ response }) => response(200).json(chartsOf('month'))),
  http.get('/admin/users', ({ query, response }) =>
    response(200).json(usersPageOf(187, Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 20))),
  ),
  http.get('/admin/users/{id}', ({ params, response }) => response(200).json({ ...userOf('subscriber'), id: params.id, jobs_count: 12 })),
  http.patch('/admin/users/{id}', async ({ params, request, response }) =>
    response(200).json({ ...userOf('subscriber'), ...(await request.json()), id: params.id, jobs_count: 12 }),
  ),
  http.delete('/admin/users/{id}', ({ response }) => response(204).empty()),
  http.post('/admin/users/{id}/change-password', ({ response }) => response(204).empty()),
  http.get('/admin/jobs', ({ query, response }) =>
    response(200).json(jobsPageOf(412, Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 20))),
  ),
  http.post('/admin/jobs/{id}/retry', ({ params, response }) =>
    response(202).json({ job_id: params.id, title: null, status: 'pending', created_at: '2026-11-20T05:41:30Z' }),
  ),
  http.get('/admin/audit', ({ response }) => response(200).json(auditOf('acts of administrators'))),
  http.get('/admin/worker/task/{id}', ({ params, response }) => response(200).json({ ...taskOf('completed'), task_id: params.id })),
];

const debug: RequestHandler[] = [
  http.get('/admin/debug/analysis/{id}/sessions', ({ response }) => response(200).json(debugSessionsOf('one'))),
  http.get('/admin/debug/analysis/{id}/files', ({ query, response }) =>
    response(200).json(debugFilesOf(query.get('path') ? 'folder' : 'root')),
  ),
  http.get('/admin/debug/analysis/{id}/file', ({ query, response }) =>
    response(200).json({ ...debugFileOf('whole'), path: query.get('path') ?? '' }),
  ),
  http.get(
    '/admin/debug/analysis/{id}/content',
    () => new Response(debugPage, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ),
  http.get('/admin/debug/analysis/{id}/explanation', ({ query, response }) =>
    response(200).json(debugExplanationOf(query.get('field') === null ? 'fields alone' : 'price of two places')),
  ),
  http.get('/admin/debug/analysis/{id}/difference', ({ response }) => response(200).json(debugDifferenceOf('changed assumption'))),
  http.post('/admin/debug/analysis/{id}/run', ({ response }) => response(202).json({ task_id: taskOf('pending').task_id })),
];

const benchmark: RequestHandler[] = [
  http.get('/admin/benchmark/profiles', ({ response }) => response(200).json(profilesOf('several'))),
  http.post('/admin/benchmark/profiles', async ({ request, response }) =>
    response(201).json({ ...profileOf('without description'), ...(await request.json()) }),
  ),
  http.patch('/admin/benchmark/profiles/{id}', async ({ params, request, response }) =>
    response(200).json({ ...profileOf('custom'), ...(await request.json()), id: params.id }),
  ),
  http.delete('/admin/benchmark/profiles/{id}', ({ response }) => response(204).empty()),
  http.get('/admin/benchmark/runs', ({ response }) => response(200).json(runsOf('several'))),
  http.post('/admin/benchmark/runs', async ({ request, response }) =>
    response(201).json(runOf((await request.json()).run_type === 'baseline' ? 'baseline running' : 'candidate')),
  ),
  http.get('/admin/benchmark/runs/{id}', ({ params, response }) => response(200).json({ ...runOf('candidate detail'), id: params.id })),
  http.post('/admin/benchmark/runs/{id}/cancel', ({ params, response }) =>
    response(200).json({ ...runOf('candidate failed'), id: params.id }),
  ),
  http.delete('/admin/benchmark/runs/{id}', ({ response }) => response(204).empty()),
  http.get('/admin/benchmark/runs/{id}/extraction', ({ query, response }) =>
    response(200).json({ ...extractionOf('both'), slug: query.get('slug') ?? '' }),
  ),
];

const operations: RequestHandler[] = [
  http.get('/health', ({ response }) => response(200).json({ status: 'ok' })),
  http.get('/ready', ({ response }) => response(200).json({ status: 'ready', checks: { database: 'ok', queue: 'ok', storage: 'ok' } })),
];

/** Every operation a browser calls, answered as for a signed-in subscriber. A story puts its own handlers before these. */
export const baselineHandlers: RequestHandler[] = [
  ...account,
  ...analysis,
  ...payments,
  ...administration,
  ...debug,
  ...benchmark,
  ...operations,
];
