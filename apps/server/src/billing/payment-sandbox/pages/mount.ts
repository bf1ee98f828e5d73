import type { FastifyInstance } from 'fastify';
import { idOf } from '../objects.ts';
import { allOf, findStored } from '../store.ts';
import type { Sandbox } from '../transact.ts';
import { answerPage, isOwnForm } from './answer.ts';
import { missingPage } from './checkout-page.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { readFont } from './fonts.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { html } from './html.ts';
import { invoicePage } from './invoice-page.ts';
import { cardText } from './portal-page.ts';
import { type MayMoveClock, portalRoutes } from './portal-routes.ts';
import { readStylesheet } from './stylesheet.ts';

const idForm = /^(cs_test_[\dA-Za-z]{58}|bps_[\dA-Za-z]{40}|in_[\dA-Za-z]{24})$/;
const formBytesAtMost = 16 * 1024;

export interface PageOptions {
  publicUrl: string | null;
  /** Whether the clock may be moved by whoever sends the request; someone at this machine by default. */
  mayMoveClock?: MayMoveClock;
}

/** Puts the hosted pages on a server, below /sandbox. */
export async function mountPages(
  http: FastifyInstance,
  sandbox: Sandbox,
  { publicUrl, mayMoveClock = isFromThisMachine }: PageOptions,
): Promise<void> {
  const stylesheet = readStylesheet();
  await http.register(
    async (pages) => {
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: formBytesAtMost },
        (_request, body, parsed) => parsed(null, body),
      );
      // Whoever guesses does not get as far as the database.
      pages.addHook<{ Params: { id?: string } }>('preHandler', async ({ params }, reply) => {
        if (params.id !== undefined && !idForm.test(params.id)) return answerPage(reply, missingPage, { status: 404 });
      });
      pages.addHook('preHandler', async (request, reply) => {
        if (request.method !== 'POST' || isOwnForm(request, publicUrl)) return;
        const page = {
          title: 'Refused',
          body: html`<h1>This form came from another site</h1><p>Nothing was changed. Open the page and send it from there.</p>`,
        };
        return answerPage(reply, page, { status: 403 });
      });
      pages.get('/sandbox.css', async (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(stylesheet),
      );
      pages.get<{ Params: { file: string } }>('/fonts/:file', async ({ params }, reply) => {
        const font = readFont(params.file);
        if (font === null) return answerPage(reply, missingPage, { status: 404 });
        return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
      });
      checkoutRoutes(pages, sandbox);
      portalRoutes(pages, sandbox, mayMoveClock);
      pages.get<{ Params: { id: string } }>('/invoices/:id', async ({ params }, reply) => {
        const page = await sandbox.transact(null, async (context) => {
          const found = await findStored(context, 'invoice', params.id);
          if (found === null) return null;
          const [payment] = await allOf(context, 'invoice_payment', { parent: params.id });
          const intent = payment?.object.payment.payment_intent;
          const paid = intent === undefined ? null : await findStored(context, 'payment_intent', idOf(intent));
          const method =
            paid?.object.status === 'succeeded' && paid.object.payment_method !== null ? idOf(paid.object.payment_method) : null;
          const card = method === null ? null : await findStored(context, 'payment_method', method);
          return invoicePage(found.object, card === null ? null : cardText(card.object));
        });
        return page === null ? answerPage(reply, missingPage, { status: 404 }) : answerPage(reply, page);
      });
    },
    { prefix: '/sandbox' },
  );
}
