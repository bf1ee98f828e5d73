import { useEffect, useState } from 'react';
import type { AnalysisState } from './analysis-state.ts';

/** Whether the browser tells when an analysis ends: `offered` may be switched on, `refused` was refused to this site. */
export type NotificationState = 'unavailable' | 'offered' | 'on' | 'refused';

function stateNow(): NotificationState {
  if (!('Notification' in globalThis) || !window.isSecureContext) return 'unavailable';
  if (Notification.permission === 'granted') return 'on';
  return Notification.permission === 'denied' ? 'refused' : 'offered';
}

/** A notification of the system for whoever asked for it, once, when the analysis ends in a tab that nobody looks at. */
export function useNotification(name: string, state: AnalysisState | null) {
  const [notification, setNotification] = useState(stateNow);
  const outcome = state?.endedWhileWatched === true ? state.status : null;
  useEffect(() => {
    if (outcome === null || notification !== 'on' || !document.hidden) return;
    try {
      const shown = new Notification(outcome === 'completed' ? 'Your report is ready' : 'Your analysis has failed', {
        body: name,
        tag: name,
      });
      shown.addEventListener('click', () => window.focus());
    } catch {
      // Phones allow none from a page; its title says it too.
    }
  }, [outcome, notification, name]);
  return {
    notification,
    askForNotification: async () => {
      await Notification.requestPermission();
      setNotification(stateNow());
    },
  };
}
