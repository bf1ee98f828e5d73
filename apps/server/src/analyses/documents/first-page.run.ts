// The body of a process that draws one page of one hostile PDF and ends.
import { pictureFirstPage } from '@rimawari/extraction/first-page';
import { answerOnce } from './ask-once.ts';

answerOnce(({ pdf: bytes }: { pdf: Uint8Array }) =>
  pictureFirstPage({ sourceId: 'page', sourceKind: 'document', sourceName: 'The PDF', contentType: 'application/pdf', bytes }),
);
