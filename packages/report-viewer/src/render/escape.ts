/** JSON that can stand inside a script element: nothing in it can end the element or start a comment, or turn or hide what is read beside it. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text for an attribute in double quotes, or between tags. */
export function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Our own built script made fit to be inlined: `</script` and `<!--` can only stand in its strings, where a backslash changes nothing. */
export function inlineScript(source: string): string {
  return source.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}
