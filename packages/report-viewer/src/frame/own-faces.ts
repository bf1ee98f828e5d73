/**
 * The frame has an origin of its own each time, for which a browser keeps no file: its Latin faces always come over the network, too late for
 * the `optional` that they bear in a page. Here they are waited for instead, for half a second at most, while the report is laid out
 * and not seen yet: what moves when they come moves before anybody looks. A face that is later than that stays away, so nothing moves then.
 */
const longestMs = 500;

/** Nothing is seen until the faces are there, and all can be measured and focused. What is cut off moves for no reader, and for no measure of it. */
export const waitingForFaces = 'html[data-waiting]>body{clip-path:inset(100%)}';

/** The fragment with Latin faces that may still come in after it was laid out. Only a style sheet has these characters unescaped. */
export function withItsFaces(html: string): string {
  return html.replaceAll('font-display:optional;src:url("', 'font-display:block;src:url("');
}

/** Shows the report two frames after its faces came: the first lays it out with them, still unseen. */
export const shownWithItsFaces = `(function(){var root=document.documentElement,faces=Array.from(document.fonts).filter(function(face){return/^"?Rimawari (Sans|Serif)"?$/.test(face.family)}),show=function(){clearTimeout(late);root.removeAttribute('data-waiting')},late=setTimeout(function(){faces.forEach(function(face){if(face.status!=='loaded')face.display='optional'});show()},${longestMs});Promise.allSettled(faces.map(function(face){return face.load()})).then(function(){requestAnimationFrame(function(){requestAnimationFrame(show)})})})()`;
