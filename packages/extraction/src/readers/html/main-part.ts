import { asideByClass } from '../../vocabulary/asides.ts';
import { attribute, childElements, type HtmlElement } from './html-tree.ts';

/** Classes of themes that say how a page is laid out, `-sidebar-on`, `with-global-nav`, beside those of the parts themselves. */
const ofLayout = /side-?bar|side-?nav|gnav|globalnav|breadcrumb|modal|dialog|history/i;

function holds(element: HtmlElement, accept: (inner: HtmlElement) => boolean): boolean {
  const pile = childElements(element);
  for (let inner = pile.pop(); inner; inner = pile.pop()) {
    if (accept(inner)) return true;
    pile.push(...childElements(inner));
  }
  return false;
}

/** Why an element by its class is not about the property, or null. What holds the main part of the page is that whatever it is called. */
export function asideOf(element: HtmlElement): string | null {
  const classes = `${attribute(element, 'class')} ${attribute(element, 'id')}`;
  const named = asideByClass(`${element.tagName.includes('-') ? element.tagName : ''} ${classes}`);
  if (named === null) return null;
  const isMain = (inner: HtmlElement): boolean =>
    inner.tagName === 'main' || attribute(inner, 'role') === 'main' || (inner.tagName === 'h1' && ofLayout.test(classes));
  return holds(element, isMain) ? null : named;
}
