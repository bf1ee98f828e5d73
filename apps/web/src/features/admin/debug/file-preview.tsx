import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { FileSize } from '@rimawari/ui/file-size';
import styles from './debug-screen.module.css';

/** What a file looks like: a page as its HTML, or the address of a picture. */
export type Look = { kind: 'page'; html: string } | { kind: 'picture'; url: string };

export interface FilePreviewProps {
  preview: Schemas['DebugFilePreview'];
  /** Null while it is fetched, and for what is text alone. */
  look: Look | null;
}

/** Before anything of the page: nothing is loaded and nothing runs, whatever the frame allows. */
const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** A file of a session: how it looks, where it has a look, and its text. Nothing in it runs. */
export function FilePreview({ preview, look }: FilePreviewProps) {
  const isText = ['text', 'json', 'html'].includes(preview.kind);
  return (
    <section className={styles.group} aria-labelledby="debug-preview">
      <div className={styles.line}>
        <h3 id="debug-preview" className={styles.code}>
          {preview.path}
        </h3>
        <FileSize bytes={preview.size} />
        {preview.truncated && <Badge tone="pending">truncated</Badge>}
      </div>
      {preview.truncated && <Alert tone="pending" title="Only the beginning of this file is shown." />}
      {look?.kind === 'page' && <iframe className={styles.look} sandbox="" title={`Page ${preview.path}`} srcDoc={policy + look.html} />}
      {look?.kind === 'picture' && (
        <img
          className={styles.look}
          src={look.url}
          alt={preview.kind === 'pdf' ? `First page of ${preview.path}` : `Picture ${preview.path}`}
        />
      )}
      {isText ? (
        <section
          className={styles.content}
          aria-label={`Content of ${preview.path}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason.
        >
          <pre>{preview.content}</pre>
        </section>
      ) : (
        <p>{preview.content}</p>
      )}
    </section>
  );
}
