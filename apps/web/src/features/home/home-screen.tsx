import { Button } from '@rimawari/ui/button';
import { Steps } from '@rimawari/ui/steps';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { SampleLinks } from '../../app/report/sample-links.tsx';
import styles from './home-screen.module.css';
import { VerificationNotice, type VerificationNoticeProps } from './verification-notice.tsx';
import { YieldLadder } from './yield-ladder.tsx';

const features = [
  {
    title: 'Interactive Insights',
    text: 'Scores, charts and scenarios you can change: lower rent, higher interest, more vacancy, side by side, in yen or dollars.',
  },
  {
    title: 'Local Market Context',
    text: 'The property’s municipality: population and its projection to 2050, vacancy, rents and land prices, each with source and date.',
  },
  {
    title: 'Flexible Input',
    text: 'One listing link, up to three documents, or both. We read web pages, PDFs, spreadsheets, pictures and scans, and show where each value was found.',
  },
];

const steps = [
  { title: 'Add a Property', detail: 'Paste a listing URL or add the documents you received. A title is optional.' },
  {
    title: 'We Analyze',
    detail:
      'We extract the details, check them against each other and calculate costs, loan, taxes and returns. You can leave and come back.',
  },
  { title: 'Interactive Report', detail: 'Read it here, download it as PDF or HTML, and ask the broker and lender its questions.' },
];

export interface HomeScreenProps {
  /** What is to be said about the address of the signed-in user; null when there is nothing. */
  verification: VerificationNoticeProps | null;
}

/** The landing page. */
export function HomeScreen({ verification }: HomeScreenProps) {
  return (
    <div className={styles.home}>
      {verification !== null && <VerificationNotice {...verification} />}
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>What a Japanese rental really yields</h1>
          <p className={styles.lead}>
            Rimawari reads a property’s listing and documents, calculates net yield and cash flow after debt and tax, and lists what is not
            stated.
          </p>
          <div className={styles.actions}>
            <Button asChild variant="primary" size="large">
              <Link to={paths.analyze}>Start Analysis</Link>
            </Button>
            <Button asChild size="large">
              <Link to={paths.history}>View History</Link>
            </Button>
          </div>
          <p className={styles.aside}>
            <i>Rimawari</i> is Japanese for yield. Most reports are ready within a minute.
          </p>
          <p className={styles.aside}>
            Try a sample report without an account: <SampleLinks />.
          </p>
        </div>
        <YieldLadder />
      </section>

      <section aria-labelledby="features" className={styles.section}>
        <h2 id="features">A report that shows its sources</h2>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.title} className={styles.feature}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="how-it-works" className={styles.section}>
        <h2 id="how-it-works">How It Works</h2>
        <Steps steps={steps} direction="across" />
      </section>
    </div>
  );
}
