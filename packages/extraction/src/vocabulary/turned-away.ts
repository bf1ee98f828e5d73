import { oneOf } from '../lexicon/pattern.ts';
/** Words of titles and short pages with which a site checks whether a person asks. */
export const botCheckWords = oneOf(
  'i',
  /認証中|human verification|just a moment|attention required|access denied|are you (?:a )?(?:human|robot)/,
  /pardon our interruption|request unsuccessful|アクセスが制限|アクセス制限|アクセスが拒否|不正なアクセス|ロボットではありません|ボット|captcha|security check|ddos/,
  /forbidden|too many requests|アクセスが集中|checking your browser|verify(?:ing)? you are/,
  /request (?:could not be satisfied|blocked)|unusual traffic|通常と異なるアクセス|画像認証|自動化されたプログラム/,
  /接続が安全(?:である)?(?:こと)?(?:か|を)?(?:どうか)?確認|人間であることを確認/,
);
/** Scripts that such checks load. */
export const botCheckScripts = /awswaf|captcha-delivery|challenge-platform|px-captcha|perimeterx|_incapsula_|datadome|cf-chl|turnstile/i;

/** Letters of an answer that are looked at: of what it says, and of all that it holds. */
const wordsAtMost = 20_000;
const scriptsAtMost = 200_000;

/** What only a check asks of a person, beside words that any refusal may use. */
const personWords =
  /認証中|human verification|just a moment|are you (?:a )?(?:human|robot)|pardon our interruption|ロボットではありません|captcha|checking your browser|verify(?:ing)? you are|画像認証/i;
const robotWords = oneOf(
  'is',
  /(?:robots?|bots?|crawlers?|spiders?|scrap(?:ers?|ing)|automated (?:access|requests?|queries|tools?)).{0,80}(?:not (?:allowed|permitted)|prohibited|forbidden|denied|blocked|refused|disallow)/,
  /(?:disallow|prohibit|forbid|block).{0,80}(?:robots?|bots\b|crawl|scrap|automated)/,
  /(?:自動(?:化され|アクセス|取得|収集)|機械的な|クローラ|クローリング|スクレイピング|ロボット).{0,40}(?:禁止|お断り|遮断|制限|できません|ご遠慮)/,
);

/** The page without its scripts and style sheets, which name what a site might use and say nothing to its reader. */
function withoutCode(html: string): string {
  const kept: string[] = [];
  const opening = /<(script|style)\b/gi;
  let from = 0;
  for (let open = opening.exec(html); open !== null; open = opening.exec(html)) {
    kept.push(html.slice(from, open.index));
    const closing = new RegExp(`</${open[1]}[^>]*>?`, 'gi');
    closing.lastIndex = open.index;
    from = closing.exec(html) === null ? html.length : closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept.join(' ') + html.slice(from);
}

/**
 * Whether an answer that a site gives in place of a page is a check for persons, or says that it turns programs away.
 * Null where it says neither.
 */
export function turnedAway(html: string): 'blocked' | 'robots_refused' | null {
  const start = withoutCode(html).slice(0, wordsAtMost);
  if (botCheckScripts.test(html.slice(0, scriptsAtMost)) || personWords.test(start)) return 'blocked';
  return robotWords.test(start.replace(/<meta[^>]*name=["']?robots[^>]*>/gi, '')) ? 'robots_refused' : null;
}
