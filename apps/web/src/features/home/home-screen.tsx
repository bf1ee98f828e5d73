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
    text: 'Scores, charts and scenarios that you can take apart: lower rent, dearer money, an emptier year, side by side, in yen or in dollars.',
  },
  {
    title: 'Local Market Context',
    text: 'The municipality around the property: how many people live there, how many are expected by 2050, and who says so, with source and date.',
  },
  {
    title: 'Flexible Input',
    text: 'One listing link, up to three documents, or both. Pages, PDFs with text and spreadsheets are read; every figure says where it was found.',
  },
];

const steps = [
  { title: 'Add a Property', detail: 'Paste the address of a listing or drop the documents you were sent. A title is optional.' },
  {
    title: 'We Analyze',
    detail: 'Details are extracted, checked against each other and worked through, cost by cost. You may leave and come back.',
  },
  { title: 'Interactive Report', detail: 'Read it here, download it as PDF or HTML, and take its open questions to the seller.' },
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
            Rimawari reads a property’s listing and its papers, takes off every cost between the asking yield and the one you keep, and says
            what it could not find out.
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
            <i>Rimawari</i> is Japanese for yield. Results are typically ready within about one hour.
          </p>
          <p className={styles.aside}>
            Try a sample: the whole report on <SampleLinks />, without an account.
          </p>
        </div>
        <YieldLadder />
      </section>

      <section aria-labelledby="features" className={styles.section}>
        <h2 id="features">A report that shows its working</h2>
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
