import '@rimawari/report-viewer/element';
import '@rimawari/report-viewer/report.css';
import type { InsightReport } from '@rimawari/report-viewer/mount';
import { createApp, h, ref } from 'vue';

const report: InsightReport = await fetch('/report.json').then((answer) => answer.json());

createApp({
  setup() {
    const told = ref<string[]>([]);
    const currency = ref<'JPY' | 'USD'>('JPY');
    return () => [
      h('h1', 'A page made with Vue'),
      h('button', { id: 'dollars', onClick: () => (currency.value = 'USD') }, 'Dollars'),
      h('output', { id: 'told' }, told.value.join('\n')),
      h('rimawari-report', {
        '.report': report,
        currency: currency.value,
        theme: 'light',
        'onRimawari-ready': () => told.value.push('ready'),
        'onRimawari-section': ({ detail }: CustomEvent<{ id: string; open: boolean }>) =>
          told.value.push(`section ${detail.id} ${detail.open}`),
        'onRimawari-currency': (event: CustomEvent<{ currency: string }>) => told.value.push(`currency ${event.detail.currency}`),
      }),
    ];
  },
}).mount('#root');
