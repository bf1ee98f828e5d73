/** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
export function attachment(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

/** What a report may do if someone opens it outside its frame: nothing. */
export const inert = { 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'private, no-store' };
