import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { formatFileSize, plainName } from '@rimawari/ui/format';
import { Link as TextLink } from '@rimawari/ui/link';
import { Skeleton } from '@rimawari/ui/skeleton';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import styles from './source-materials.module.css';

export interface SourceDocument {
  id: string;
  filename: string;
  content_type: string;
  size: number;
  download_url?: string | undefined;
}

export interface Sources {
  source_urls: string[];
  documents: SourceDocument[];
}

export interface SourceMaterialsProps {
  /** Null until they are known. */
  sources: Sources | null;
  /** More may come: the analysis has not ended yet. */
  isPopulating: boolean;
  /** Id of the document being fetched. */
  downloading: string | null;
  downloadFailed: boolean;
  onDownload: (document: SourceDocument) => void;
}

export const sourceMaterialsId = 'source-materials';

/** What the analysis was made from. */
export function SourceMaterials({ sources, isPopulating, downloading, downloadFailed, onDownload }: SourceMaterialsProps) {
  return (
    <Card
      id={sourceMaterialsId}
      surface="ruled"
      title="Source Materials"
      aside={isPopulating ? <Badge tone="pending">Populating while analysis finishes</Badge> : undefined}
    >
      {downloadFailed && (
        <Alert tone="caution" className={styles.failed}>
          Unable to download the document right now. Please try again later.
        </Alert>
      )}
      <div className={styles.columns}>
        <section>
          <h3 className={styles.heading}>Listing URLs</h3>
          {sources === null ? <Skeleton lines={1} label="" /> : <Addresses addresses={sources.source_urls} />}
        </section>
        <section>
          <h3 className={styles.heading}>Uploaded Documents</h3>
          {sources === null ? (
            <Skeleton lines={1} label="" />
          ) : (
            <Documents documents={sources.documents} downloading={downloading} onDownload={onDownload} />
          )}
        </section>
      </div>
    </Card>
  );
}

function Addresses({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return <p className={styles.empty}>No listing URLs were provided.</p>;
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <li key={address} className={styles.address}>
          {/^https?:\/\//i.test(address) ? (
            <TextLink href={address} external>
              {address}
            </TextLink>
          ) : (
            address
          )}
        </li>
      ))}
    </ul>
  );
}

type DocumentsProps = Pick<SourceMaterialsProps, 'downloading' | 'onDownload'> & { documents: SourceDocument[] };

function Documents({ documents, downloading, onDownload }: DocumentsProps) {
  if (documents.length === 0) return <p className={styles.empty}>No documents were uploaded for this analysis.</p>;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.document}>
          <div className={styles.about}>
            <span className={styles.filename}>{plainName(document.filename)}</span>
            <span className={styles.detail}>
              {document.content_type} · {formatFileSize(document.size)}
            </span>
          </div>
          {document.download_url === undefined ? (
            <Button size="small" className={styles.download} busy={downloading === document.id} onClick={() => onDownload(document)}>
              Download
              <VisuallyHidden> {plainName(document.filename)}</VisuallyHidden>
            </Button>
          ) : (
            <Button asChild size="small" className={styles.download}>
              <a href={document.download_url} target="_blank" rel="noopener noreferrer">
                Download
                <VisuallyHidden> {plainName(document.filename)} (opens in a new tab)</VisuallyHidden>
              </a>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
