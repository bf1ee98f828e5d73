import '@rimawari/report-viewer/report.css';
import { type InsightReport, ReportFrame, ReportViewer } from '@rimawari/report-viewer';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Host({ report, fragment }: { report: InsightReport; fragment: string }) {
  const [told, setTold] = useState<string[]>([]);
  const [shown, setShown] = useState(true);
  const note = (text: string) => setTold((before) => [...before, text]);
  return (
    <>
      <h1 className="rv-title">A page of another product</h1>
      <button type="button" id="remove" onClick={() => setShown(false)}>
        Remove
      </button>
      <output id="told">{told.join('\n')}</output>
      {shown && (
        <ReportViewer
          id="viewer"
          report={report}
          theme="light"
          onReady={() => note('ready')}
          onSectionToggle={({ id, open }) => note(`section ${id} ${open}`)}
          scenario="1,loan_rate:3"
          onScenarioChange={(scenario) => note(`scenario ${scenario}`)}
          onCurrencyChange={(currency) => note(`currency ${currency}`)}
        />
      )}
      <ReportFrame html={fragment} title="The same report in a frame" theme="light" currency="JPY" onReady={() => note('frame ready')} />
    </>
  );
}

const [report, fragment] = await Promise.all([
  fetch('/report.json').then((answer) => answer.json() as Promise<InsightReport>),
  fetch('/fragment.html').then((answer) => answer.text()),
]);
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Host report={report} fragment={fragment} />
    </StrictMode>,
  );
