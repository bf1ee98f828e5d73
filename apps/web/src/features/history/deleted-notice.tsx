import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { useEffect, useRef } from 'react';
import { analysisName } from '../../app/analysis-name.ts';

export interface DeletedNoticeProps {
  deleted: Schemas['DeletedAnalysis'];
  /** Deleted on this page a moment ago, where the row with the focus is gone. */
  takesFocus: boolean;
  isRestoring: boolean;
  onRestore: () => void;
}

/** Says that an analysis was deleted, for as long as it can be restored. */
export function DeletedNotice({ deleted, takesFocus, isRestoring, onRestore }: DeletedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      title={`“${analysisName(deleted)}” was deleted`}
      actions={
        <Button ref={undo} size="small" busy={isRestoring} onClick={onRestore}>
          Undo
        </Button>
      }
    >
      You can restore it for 30 seconds. After that, its documents and reports are deleted permanently.
    </Alert>
  );
}
