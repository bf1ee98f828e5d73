import { html } from './html.ts';
import type { Page } from './layout.ts';
import { type Portal, portalPath } from './portal-page.ts';

/** What a bank would ask the holder of a card that is saved. */
export const portalConfirmPage = (portal: Portal): Page => ({
  title: 'Authenticate the card',
  body: html`<h1>Authenticate the card</h1>
<p>Here the bank of the card would ask whether it is you who saves it. It is not in use so far.</p>
<form method="post" action="${portalPath(portal)}/card/confirm">
<button class="button primary" type="submit" name="answer" value="approve">Complete authentication</button>
<button class="button secondary" type="submit" name="answer" value="refuse">Fail authentication</button>
</form>`,
});
