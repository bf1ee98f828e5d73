// The body of a process that draws one page of one hostile PDF and ends.
import { pictureFirstPage } from '@rimawari/extraction/first-page';

process.on('message', (bytes: Uint8Array) => {
  pictureFirstPage({ sourceId: 'page', sourceKind: 'document', sourceName: 'The PDF', contentType: 'application/pdf', bytes }).then(
    (picture) => process.send?.({ picture }, () => process.exit(0)),
    (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }, () => process.exit(0)),
  );
});
// Without its server it has nothing to draw for.
process.on('disconnect', () => process.exit(0));
